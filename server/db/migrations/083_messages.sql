-- A conversation between a traveller of a trip and the agency: one for each traveller, so that a surprise stays one.
create table threads (
	id uuid primary key,
	"tripId" uuid not null references trips on delete cascade,
	"userId" uuid not null references users on delete cascade,
	-- The colleague who answers. Nobody until the first answer, unless the trip has a consultant.
	"ownerId" uuid references users on delete set null,
	state text not null default 'open' check (state in ('open', 'answered', 'closed')),
	-- By when an answer is due, while the thread is open.
	"dueAt" timestamptz,
	"lastAt" timestamptz not null default now(),
	version integer not null default 1,
	"createdAt" timestamptz not null default now(),
	unique ("tripId", "userId")
);
create index "threadsDue" on threads ("dueAt", id) where state = 'open';
create index "threadsByLast" on threads ("lastAt", id);
create index "threadsOfUser" on threads ("userId");

create table messages (
	id uuid primary key,
	"threadId" uuid not null references threads on delete cascade,
	-- Who wrote it, and which side they were on. A note is for staff only.
	"authorId" uuid references users on delete set null,
	side text not null check (side in ('traveller', 'agency')),
	"isNote" boolean not null default false,
	via text not null default 'portal' check (via in ('portal', 'crm', 'mail', 'phone')),
	-- What a question is about, with its words at that time.
	about jsonb,
	text text not null,
	-- The mail that told the other side.
	"mailId" uuid references mails on delete set null,
	"toldAt" timestamptz,
	"createdAt" timestamptz not null default now()
);
create index "messagesOfThread" on messages ("threadId", id);
create index "messagesUntold" on messages ("createdAt") where side = 'agency' and not "isNote" and "toldAt" is null;

-- How far each person has read a thread.
create table "threadReads" (
	"threadId" uuid not null references threads on delete cascade,
	"userId" uuid not null references users on delete cascade,
	"readUpTo" uuid not null,
	"at" timestamptz not null default now(),
	primary key ("threadId", "userId")
);
