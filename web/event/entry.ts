import { ELEMENT_IDS } from './element-ids.ts'
import { filterHotels } from './filter-hotels.ts'
import { startPostingHeight } from './post-height.ts'

const postHeightLater = startPostingHeight()
// A long list has no filters of its own (SITE-203).
if (document.getElementById(ELEMENT_IDS.filters)) filterHotels(postHeightLater)
