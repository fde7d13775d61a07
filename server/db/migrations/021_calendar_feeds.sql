-- One address a person at which calendars fetch their trips. Who has the token may read; only its hash is kept. Revoked, the row is gone.
create table "calendarFeeds" (
	"userId" uuid primary key references users on delete cascade,
	"tokenHash" bytea not null unique,
	"createdAt" timestamptz not null default now()
);
