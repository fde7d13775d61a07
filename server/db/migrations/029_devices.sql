-- Browsers that have signed in to an account before. Strangers' failed attempts never lock these out. Only the token's hash is stored.
create table devices (
	id uuid primary key,
	"userId" uuid not null references users on delete cascade,
	"tokenHash" bytea not null unique,
	"createdAt" timestamptz not null default now(),
	"lastUsedAt" timestamptz not null default now()
);
create index "devicesUser" on devices ("userId");
