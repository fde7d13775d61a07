-- Who is on a flight, stay, transfer or activity: null is everybody, an empty array nobody yet. Never the other way round: removing the
-- last guest of a record must not show it to all.
alter table flights add "guestIds" uuid[];
alter table accommodations add "guestIds" uuid[];
alter table transfers add "guestIds" uuid[];
alter table activities add "guestIds" uuid[];

-- Whom a document is for. What earlier releases stored stays with the lead.
alter table documents
	add audience text not null default 'lead' check (audience in ('lead', 'everyone', 'guests')),
	add "guestIds" uuid[];

-- A guest who does not show their identity data to the lead.
alter table guests add "isPrivate" boolean not null default false;

-- A guest's own access to a trip: an invitation until it is accepted, then open until it ends. The account is null where the address
-- belongs to somebody who can't be a companion: who invites does not learn it.
create table companions (
	id uuid primary key,
	"tripId" uuid not null references trips on delete cascade,
	"guestId" uuid not null references guests on delete cascade,
	"userId" uuid references users on delete cascade,
	email text not null,
	"invitedUntil" timestamptz not null,
	"invitedBy" uuid references users on delete set null,
	"createdAt" timestamptz not null default now(),
	"openedAt" timestamptz,
	"lastSeenAt" timestamptz,
	"endedAt" timestamptz
);
create unique index "companionsGuest" on companions ("guestId") where "endedAt" is null;
create unique index "companionsUser" on companions ("userId", "tripId") where "endedAt" is null;
create index "companionsTrip" on companions ("tripId");

-- An account that an invitation to somebody else's trip made. It is no customer until it has a trip of its own.
alter table users add "companionOnly" boolean not null default false;

-- The guests that an approval covers; null is all of that time.
alter table approvals add "guestIds" uuid[];
