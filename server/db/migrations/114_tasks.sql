-- What the agency does for every trip, a number of days before it departs or after it ends (docs/decisions/066).
create table "taskTemplates" (
	id uuid primary key,
	title text not null,
	days integer not null check (days between 0 and 365),
	"when" text not null check ("when" in ('before_departure', 'after_return')),
	version integer not null default 1,
	"createdAt" timestamptz not null default now(),
	"updatedAt" timestamptz not null default now()
);
insert into "taskTemplates" (id, title, days, "when") values
	('019a8000-0000-7000-8000-000000000001', 'Check that every passport is valid', 60, 'before_departure'),
	('019a8000-0000-7000-8000-000000000002', 'Send the final documents', 21, 'before_departure'),
	('019a8000-0000-7000-8000-000000000003', 'Reconfirm transfers and special requests', 7, 'before_departure'),
	('019a8000-0000-7000-8000-000000000004', 'Ask how it was', 3, 'after_return');

-- What staff wrote down to do, and what they decided about the task that a template makes for a trip.
create table tasks (
	id uuid primary key,
	-- Null where the template has it.
	title text,
	note text,
	-- Null: no day, or the day that the template makes.
	due date,
	-- Null: nobody, or the trip's consultant for a task of a template.
	"ownerId" uuid references users on delete set null,
	"tripId" uuid references trips on delete cascade,
	"userId" uuid references users on delete cascade,
	"enquiryId" uuid references enquiries on delete cascade,
	"templateId" uuid references "taskTemplates" on delete cascade,
	"doneAt" timestamptz,
	"doneBy" uuid references users on delete set null,
	"createdBy" uuid references users on delete set null,
	version integer not null default 1,
	"createdAt" timestamptz not null default now(),
	"updatedAt" timestamptz not null default now(),
	unique ("tripId", "templateId"),
	check (num_nonnulls("tripId", "userId", "enquiryId") = 1),
	check ((title is null) = ("templateId" is not null)),
	check ("templateId" is null or "tripId" is not null)
);
create index "tasksOpen" on tasks ("ownerId", due) where "doneAt" is null;
create index "tasksUser" on tasks ("userId") where "userId" is not null;
create index "tasksEnquiry" on tasks ("enquiryId") where "enquiryId" is not null;
create index "tasksTemplate" on tasks ("templateId") where "templateId" is not null;
create index "tasksOwner" on tasks ("ownerId");
create index "tasksDoneBy" on tasks ("doneBy");
create index "tasksCreatedBy" on tasks ("createdBy");
