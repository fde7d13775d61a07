-- What travellers need on the way: numbers to call, from when a room is ready, where a driver waits, when an activity is over.
alter table accommodations add phone text, add "checkInFrom" text, add "checkOutBy" text;
alter table transfers add phone text, add "meetingPoint" text;
alter table activities add phone text, add "endTime" text;
