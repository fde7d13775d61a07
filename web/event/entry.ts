import { filterHotels } from './filter-hotels.ts'
import { tellHeight } from './tell-height.ts'

const tellSoon = tellHeight()
filterHotels(tellSoon)
