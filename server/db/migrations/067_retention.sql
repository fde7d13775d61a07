-- After how long data is removed, where an owner chose another period than ours (shared/retention/retention-kinds.ts has the units).
create table "retentionPeriods" (
	kind text primary key,
	amount integer not null check (amount > 0),
	"changedBy" uuid,
	"changedAt" timestamptz not null default now()
);

-- Each night's removal, with counts and never with contents.
create table "retentionRuns" (
	id uuid primary key,
	"startedAt" timestamptz not null default now(),
	"finishedAt" timestamptz
);
create table "retentionResults" (
	"runId" uuid not null references "retentionRuns" on delete cascade,
	kind text not null,
	removed integer not null,
	failed integer not null,
	primary key ("runId", kind)
);

-- Trips that are neither emptied nor deleted, such as during a claim.
create table "tripHolds" (
	"tripId" uuid primary key references trips on delete cascade,
	reason text not null,
	until date,
	"heldBy" uuid,
	"heldAt" timestamptz not null default now()
);

-- When the removal last looked at a guest's fields. A guest that was changed later is looked at again.
alter table guests add "identityClearedAt" timestamptz, add "dietClearedAt" timestamptz;
create index "tripsByEnd" on trips ("endDate", id);
