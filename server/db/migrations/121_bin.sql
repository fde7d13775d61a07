-- Deleted trips and records of trips, which staff can bring back for a while: the rows as they were, and the keys of their files. An entry
-- belongs to the trip, or for a trip to the customer, and goes with it.
create table bin (
	id uuid primary key,
	"tripId" uuid references trips on delete cascade,
	"userId" uuid references users on delete cascade,
	list text not null,
	"recordId" uuid not null,
	title text not null,
	"endDate" date not null,
	"deletedRows" jsonb not null,
	files text[] not null default '{}',
	"deletedBy" uuid,
	"createdAt" timestamptz not null default now(),
	check (("tripId" is null) <> ("userId" is null))
);
create index "binOfTrip" on bin ("tripId") where "tripId" is not null;
create index "binOfCustomer" on bin ("userId") where "userId" is not null;
create index "binAge" on bin ("createdAt");
