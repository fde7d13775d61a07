-- Readiness issues of a trip that staff marked as intended, while the records they are about have these versions.
create table "findingMarks" (
	id uuid primary key,
	"tripId" uuid not null references trips on delete cascade,
	key text not null,
	fingerprint text not null,
	reason text,
	"markedBy" uuid references users on delete set null,
	"markedAt" timestamptz not null default now(),
	unique ("tripId", key)
);
create index "findingMarksOfStaff" on "findingMarks" ("markedBy");
