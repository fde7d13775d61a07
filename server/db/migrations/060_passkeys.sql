-- What authenticators know an account by. Random, because an id tells when the account was made.
alter table users add "passkeyHandle" bytea;

-- Public keys that sign in. "isSynced" never changes for a key; a key that several devices share has no usable counter.
create table passkeys (
	id uuid primary key,
	"userId" uuid not null references users on delete cascade,
	"credentialId" text not null unique,
	"publicKey" bytea not null,
	counter bigint not null,
	transports text[] not null,
	"isSynced" boolean not null,
	"rpId" text not null,
	name text not null,
	"createdAt" timestamptz not null default now(),
	"lastUsedAt" timestamptz
);
create index "passkeysOfUser" on passkeys ("userId");

-- Challenges that wait for an answer: one for a browser and purpose, deleted before the answer is verified.
create table ceremonies (
	"browserHash" bytea not null,
	purpose text not null check (purpose in ('sign in', 'add')),
	"userId" uuid references users on delete cascade,
	challenge text not null,
	"expiresAt" timestamptz not null,
	primary key ("browserHash", purpose)
);
create index "ceremoniesExpiresAt" on ceremonies ("expiresAt");
