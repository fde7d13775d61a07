-- Each nightly backup: when it began, and whether it could be restored.
create table "backupRuns" (
	id uuid primary key,
	"startedAt" timestamptz not null default now(),
	-- Null while it runs, and for good where its process ended.
	"finishedAt" timestamptz,
	"isProved" boolean not null default false,
	-- What it contains, or why it failed.
	message text
);
create index "backupRunsAge" on "backupRuns" ("startedAt");
