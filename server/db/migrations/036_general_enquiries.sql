-- An enquiry may be about no property: its "propertyName" is then the subject, such as 'Private jets'.
alter table enquiries drop constraint enquiries_kind_check;
alter table enquiries add constraint enquiries_kind_check check (kind in ('villa', 'hotel', 'general'));
