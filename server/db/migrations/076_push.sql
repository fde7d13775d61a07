-- The key pair with which pushes are signed. Made once and shared by all instances; the private half is sealed.
create table "pushKeys" (
	id uuid primary key,
	"publicKey" text not null,
	sealed text not null,
	"createdAt" timestamptz not null default now()
);

-- A device that takes push, until its session ends. The endpoint is a secret address, so it is sealed with the device's keys.
create table "pushSubscriptions" (
	id uuid primary key,
	"userId" uuid not null references users on delete cascade,
	"sessionId" uuid not null unique references sessions (id) on delete cascade,
	"endpointHash" bytea not null unique,
	"keyId" uuid not null references "pushKeys",
	sealed text not null,
	zone text not null,
	"showsDetails" boolean not null default true,
	"createdAt" timestamptz not null default now()
);
create index "pushSubscriptionsUser" on "pushSubscriptions" ("userId");
