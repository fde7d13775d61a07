-- The secret part of the address that answers of a conversation's mails go to.
alter table threads add "replyToken" text unique;

-- How far each mailbox has been read. IMAP numbers its mails anew when uidValidity changes.
create table mailboxes (
	name text primary key,
	"uidValidity" text not null,
	"lastUid" bigint not null,
	"checkedAt" timestamptz not null default now()
);

-- What came in by mail and was for a conversation: filed as a message, held for staff, or ignored.
create table "incomingMails" (
	id uuid primary key,
	"threadId" uuid not null references threads on delete cascade,
	-- Of its Message-ID, so that a mail that arrives twice is one.
	"idHash" bytea not null unique,
	state text not null check (state in ('filed', 'held', 'ignored')),
	-- Why it is not filed: a word of the program.
	reason text,
	"fromAddress" text,
	subject text,
	-- As staff and the traveller read it, without what it quotes. Null for what is ignored.
	text text,
	-- The mail itself, byte for byte.
	"storageKey" text,
	"messageId" uuid references messages on delete set null,
	"settledBy" uuid references users on delete set null,
	"receivedAt" timestamptz not null default now()
);
create index "incomingMailsHeld" on "incomingMails" ("receivedAt") where state = 'held';
create index "incomingMailsThread" on "incomingMails" ("threadId");
create index "incomingMailsMessage" on "incomingMails" ("messageId");
create index "incomingMailsSettled" on "incomingMails" ("settledBy");

-- The files of a message. One that was uploaded and not sent has no message yet; the file of a held mail has none either.
create table "messageFiles" (
	id uuid primary key,
	"tripId" uuid not null references trips on delete cascade,
	"messageId" uuid references messages on delete cascade,
	"incomingMailId" uuid references "incomingMails" on delete cascade,
	"uploadedBy" uuid references users on delete set null,
	"storageKey" text not null unique,
	"contentType" text not null check ("contentType" in ('application/pdf', 'image/jpeg')),
	name text not null,
	bytes bigint not null,
	"createdAt" timestamptz not null default now()
);
create index "messageFilesMessage" on "messageFiles" ("messageId");
create index "messageFilesTrip" on "messageFiles" ("tripId");
create index "messageFilesMail" on "messageFiles" ("incomingMailId");
create index "messageFilesUploader" on "messageFiles" ("uploadedBy");
