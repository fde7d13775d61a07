-- The Message-ID of an answer by mail, to which our next mail of the conversation refers. Null for what is ignored.
alter table "incomingMails" add "sentAs" text;

-- The hash of the Message-ID of the report that a mail came back, so that a report that is read again changes nothing.
alter table mails add "bounceHash" bytea;
