import { reportFailures } from './failure-report.ts'

reportFailures()
