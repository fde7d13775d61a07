-- Reminders are computed from the journey and not stored. Stored is only what staff leave out, by the reminder's key.
create table "reminderSkips" (
	"tripId" uuid not null references trips on delete cascade,
	key text not null,
	reason text not null,
	"skippedBy" uuid references users on delete set null,
	"skippedAt" timestamptz not null default now(),
	primary key ("tripId", key)
);

-- Who takes no reminders. The token is in the mails, so that a mail program can end them with one press and without a sign-in (RFC 8058).
create table "reminderSettings" (
	"userId" uuid primary key references users on delete cascade,
	token text not null unique,
	"stoppedAt" timestamptz
);
