-- What colleagues are told in the CRM. Nothing in it names anybody: names are read with the trip.
create table "staffNotices" (
	id uuid primary key,
	kind text not null,
	"tripId" uuid references trips on delete cascade,
	"receivedId" uuid references "receivedDocuments" on delete cascade,
	-- The issued document that is stale: a word of the program.
	document text,
	-- What happens again under the same key is one notice with a later instant.
	key text not null unique,
	at timestamptz not null default now(),
	check (num_nonnulls("tripId", "receivedId") = 1)
);
create index "staffNoticesByTime" on "staffNotices" (at);
create index "staffNoticesTrip" on "staffNotices" ("tripId");
create index "staffNoticesReceived" on "staffNotices" ("receivedId");

-- Until when a colleague has read them, and when the last mail with new ones was queued.
create table "staffNoticeReaders" (
	"userId" uuid primary key references users on delete cascade,
	"readUntil" timestamptz,
	"mailedAt" timestamptz,
	"takesMail" boolean not null default true
);
