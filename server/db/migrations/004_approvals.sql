-- What was approved, by whom and when: evidence that outlives later edits. `sealed` is the guests as they were, encrypted like their
-- papers; `fingerprint` is the SHA-256 of what is sealed, which the audit repeats (server/trips/approvals.ts).
create table approvals (
	id uuid primary key,
	"tripId" uuid not null references trips on delete cascade,
	"approvedBy" uuid not null,
	"approvedAt" timestamptz not null default now(),
	sealed text not null,
	fingerprint text not null
);
create index "approvalsTrip" on approvals ("tripId", id);
