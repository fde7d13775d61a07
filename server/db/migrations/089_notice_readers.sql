-- Companions are told of a trip too. A record that was removed can't be looked up any more, so the change says who saw it: 'everybody',
-- or a list of guests. Null is a change of an earlier release, or of a record that still exists.
alter table changes add column "seenBy" jsonb;

-- Told by telephone, for each person. The columns of `notices` remain for the lead of notices that an earlier release sent.
alter table "noticeReaders" add column "telephonedAt" timestamptz, add column "telephonedBy" uuid;
