-- A link that shows a part of a trip to somebody without an account. Only the hash of its secret is stored.
create table "sharedLinks" (
	id uuid primary key,
	"tripId" uuid not null references trips on delete cascade,
	name text not null,
	scope text not null check (scope in ('family', 'driver', 'dates')),
	-- The transfers that a driver sees.
	"transferIds" uuid[] not null default '{}',
	-- The name on the driver's sign.
	sign text,
	-- The last day on which it works; null follows the trip, or a driver's transfers.
	until date,
	"tokenHash" bytea not null unique,
	"createdBy" uuid references users on delete set null,
	"createdAt" timestamptz not null default now(),
	"lastUsedAt" timestamptz,
	"endedAt" timestamptz
);
create index "sharedLinksTrip" on "sharedLinks" ("tripId");
create index "sharedLinksCreator" on "sharedLinks" ("createdBy");
