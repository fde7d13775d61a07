-- A guest's explicit consent for data about diet and health (UK GDPR Art. 9(2)(a)): the very words, who gave it and how, and its end.
create table consents (
	id uuid primary key,
	"guestId" uuid not null references guests on delete cascade,
	wording integer not null,
	words text not null,
	how text not null check (how in ('self', 'relayed', 'guardian', 'told_staff')),
	note text,
	"givenBy" uuid,
	"givenAt" timestamptz not null default now(),
	"withdrawnBy" uuid,
	"withdrawnAt" timestamptz
);
create index "consentsGuest" on consents ("guestId", id);

-- The state of the guest's latest consent, so that every read of a guest has it.
alter table guests
	add "consentState" text check ("consentState" in ('given', 'withdrawn')),
	add "consentHow" text,
	add "consentAt" timestamptz;
