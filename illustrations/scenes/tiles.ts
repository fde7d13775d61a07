import { atlantic } from './tiles/atlantic.ts'
import { far } from './tiles/far.ts'
import { mediterranean } from './tiles/mediterranean.ts'
import { services } from './tiles/services.ts'

/** The landing page's tiles: eight destinations and four services. */
export const scenes = [...mediterranean, ...atlantic, ...far, ...services]
