-- The second step of a sign-in: codes of an authenticator app (RFC 6238). It counts once "activeAt" is set. "lastStep" is the half minute
-- of the last code that was used, so that no code works twice.
create table "secondSteps" (
	id uuid primary key,
	"userId" uuid not null unique references users on delete cascade,
	sealed text not null,
	"lastStep" integer not null default 0,
	"activeAt" timestamptz,
	"createdAt" timestamptz not null default now()
);

-- Codes for a lost phone. Each is deleted when it is used. They have 120 random bits, so a plain hash suffices.
create table "recoveryCodes" (
	id uuid primary key,
	"userId" uuid not null references users on delete cascade,
	"codeHash" bytea not null,
	unique ("userId", "codeHash")
);
