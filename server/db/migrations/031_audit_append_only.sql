-- The application only ever adds to the audit. A superuser and a role that is granted it again are not bound by this.
revoke update, delete, truncate on audit from current_user;
