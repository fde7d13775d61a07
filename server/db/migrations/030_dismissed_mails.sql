-- A refused mail that staff have dismissed is no longer shown on the dashboard.
alter table mails add column "dismissedAt" timestamptz;
create index "mailsFailed" on mails ("createdAt") where state = 'failed' and "dismissedAt" is null;
