-- Trips for which a template makes a task: the current ones by their end, and those that were entered lately.
create index "tripsActiveByEnd" on trips ("endDate", "startDate") where status in ('confirmed', 'pending');
create index "tripsActiveByEntry" on trips ("createdAt") where status in ('confirmed', 'pending');
create index "tasksDecided" on tasks (due) where "templateId" is not null and "doneAt" is null;
-- Significant notices that begin soon.
create index "noticesBySoon" on notices ("actsBefore") where urgency = 'significant';
-- When the job that looks for stale documents last looked at this one. Null: never.
alter table papers add "lookedAt" timestamptz;
