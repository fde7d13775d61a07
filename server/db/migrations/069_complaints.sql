-- Complaints from the public form. Those about personal data are due on the 30th day, the day of receipt included (Data (Use and Access)
-- Act 2025, s. 103). A suspicious one is stored apart, like a suspicious enquiry.
create table complaints (
	id uuid primary key,
	kind text not null check (kind in ('personal_data', 'journey')),
	name text not null,
	email text not null,
	phone text,
	booking text,
	message text not null,
	remedy text,
	state text not null default 'waiting' check (state in ('waiting', 'in_progress', 'answered', 'quarantined')),
	"dueOn" date,
	"acknowledgedAt" timestamptz,
	"ownerId" uuid references users on delete set null,
	outcome text,
	"answeredAt" timestamptz,
	ip text,
	version integer not null default 1,
	"createdAt" timestamptz not null default now()
);
create index "complaintsState" on complaints (state, id);
