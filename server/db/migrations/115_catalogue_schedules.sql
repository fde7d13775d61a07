-- What is published by itself at a time, as it was when it was scheduled. The draft goes on.
create table "catalogueSchedules" (
	"itemId" uuid primary key references "catalogueItems" on delete cascade,
	content jsonb not null,
	"publishAt" timestamptz not null,
	note text,
	"scheduledBy" uuid references users on delete set null,
	-- At its time the rules found errors: it waits for staff.
	"heldBackAt" timestamptz,
	"createdAt" timestamptz not null default now()
);
create index "catalogueSchedulesDue" on "catalogueSchedules" ("publishAt") where "heldBackAt" is null;
