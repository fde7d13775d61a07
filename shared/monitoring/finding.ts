/** What a check of the installation found (CRM-290). `advice` says what to do; there is none when all is well. */
export type Finding = { subject: string; level: 'fine' | 'warning' | 'error'; message: string; advice?: string }
