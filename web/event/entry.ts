import { filterHotels } from './filter-hotels.ts'
import { startPostingHeight } from './post-height.ts'

const postHeightLater = startPostingHeight()
filterHotels(postHeightLater)
