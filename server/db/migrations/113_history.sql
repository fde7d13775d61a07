-- What each write changed of a trip, of one of its records or of a customer, with the values before and after: one row per write, in its
-- transaction. Sealed values are never in it. Unlike the audit it belongs to its trip or customer, and goes with it.
create table history (
	id uuid primary key,
	"tripId" uuid references trips on delete cascade,
	"userId" uuid references users on delete cascade,
	list text not null,
	"recordId" uuid not null,
	act text not null check (act in ('added', 'changed', 'removed', 'replaced', 'restored')),
	title text not null,
	differences jsonb not null,
	"actorId" uuid,
	why text not null check (why in ('staff', 'traveller', 'import', 'flight')),
	at timestamptz not null default now(),
	check (("tripId" is null) <> ("userId" is null))
);
create index "historyOfTrip" on history ("tripId", id) where "tripId" is not null;
create index "historyOfCustomer" on history ("userId", id) where "userId" is not null;
