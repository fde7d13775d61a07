-- Links sent by mail with which somebody chooses a password. Only unspent ones: spending a link deletes its row. The database stores
-- only the token's hash.
create table "accountLinks" (
	id uuid primary key,
	"userId" uuid not null references users on delete cascade,
	purpose text not null check (purpose in ('invitation', 'password')),
	"tokenHash" bytea not null unique,
	"sentTo" text not null,
	"createdBy" uuid,
	"createdAt" timestamptz not null default now(),
	"expiresAt" timestamptz not null,
	unique ("userId", purpose)
);
create index "accountLinksExpiry" on "accountLinks" ("expiresAt");

-- A change of an e-mail address that waits for the codes from both mailboxes: one for each account.
create table "addressChanges" (
	"userId" uuid primary key references users on delete cascade,
	"newEmail" text not null,
	"oldCodeHash" bytea not null,
	"newCodeHash" bytea not null,
	wrong integer not null default 0,
	"expiresAt" timestamptz not null
);

-- The secret of a mail, sealed; the stored body has a placeholder. A mail past its expiry is never delivered.
alter table mails add column sealed text, add column "expiresAt" timestamptz;
create index "mailsSealed" on mails ("expiresAt") where sealed is not null;

-- Null where another release set the password.
alter table users
	add column "passwordSetBy" text check ("passwordSetBy" in ('staff', 'self')),
	add column "invitedAt" timestamptz;
