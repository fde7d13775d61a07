-- Travellers are told nothing of a trip before staff say that it is ready.
alter table trips add column "toldSince" timestamptz;

-- What travellers will be or were told of a trip: one row per write, in its transaction. `fields` holds the told fields only, as they
-- were and as they are. A row is open until a notice contains it or `untold` says why none does.
create table changes (
	id uuid primary key,
	"tripId" uuid not null references trips on delete cascade,
	list text not null,
	"recordId" uuid not null,
	act text not null check (act in ('added', 'changed', 'removed', 'replaced')),
	title text not null,
	day date,
	"beginsAt" timestamptz,
	fields jsonb not null,
	"actorId" uuid,
	why text not null check (why in ('staff', 'traveller', 'import', 'flight')),
	at timestamptz not null default now(),
	"noticeId" uuid,
	untold text
);
create index "changesOfTrip" on changes ("tripId", id);
create index "changesOfNotice" on changes ("noticeId") where "noticeId" is not null;

-- The window in which the changes of a trip are collected. Whoever deletes the row sends the notice, so it is sent once.
create table "pendingNotices" (
	"tripId" uuid primary key references trips on delete cascade,
	"firstAt" timestamptz not null default now(),
	"urgentAt" timestamptz,
	"dueAt" timestamptz not null,
	held boolean not null default false,
	word text,
	choices text,
	"telephonedBy" uuid,
	"telephonedAt" timestamptz,
	version integer not null default 1
);
create index "pendingNoticesDue" on "pendingNotices" ("dueAt");

create table notices (
	id uuid primary key,
	"tripId" uuid not null references trips on delete cascade,
	kind text not null check (kind in ('ready', 'change', 'flight', 'reminder')),
	urgency text not null check (urgency in ('significant', 'soon', 'ordinary')),
	body jsonb not null,
	word text,
	"actsBefore" timestamptz,
	"dedupeKey" text unique,
	"telephonedBy" uuid,
	"telephonedAt" timestamptz,
	at timestamptz not null default now()
);
create index "noticesOfTrip" on notices ("tripId", id);

create table "noticeReaders" (
	"noticeId" uuid not null references notices on delete cascade,
	"userId" uuid not null references users on delete cascade,
	"seenAt" timestamptz,
	"acknowledgedAt" timestamptz,
	primary key ("noticeId", "userId")
);
create index "noticeReadersUser" on "noticeReaders" ("userId");

-- How a notice leaves for one person. `target` is an address or a subscription, and never null, because nulls are never equal.
create table deliveries (
	id uuid primary key,
	"noticeId" uuid not null references notices on delete cascade,
	"userId" uuid not null references users on delete cascade,
	channel text not null check (channel in ('mail', 'push')),
	target text not null,
	"mailId" uuid references mails on delete set null,
	state text not null default 'waiting' check (state in ('waiting', 'handed', 'failed', 'skipped')),
	reason text,
	"dueAt" timestamptz not null default now(),
	at timestamptz not null default now(),
	unique ("noticeId", "userId", channel, target)
);
create index "deliveriesDue" on deliveries ("dueAt") where state = 'waiting' and channel = 'push';
create index "deliveriesUser" on deliveries ("userId");

-- Headers of a mail besides the usual ones, such as List-Unsubscribe. Only those that server/mail allows are stored.
alter table mails add column headers jsonb;
