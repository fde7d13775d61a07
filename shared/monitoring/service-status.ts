/** What staff should know while they work: whether mails go out, and whether files can be read (API-236). */
export type ServiceStatus = { mail: 'working' | 'failing'; files: 'working' | 'failing' }
