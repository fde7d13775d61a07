/** An airport or airline as staff are offered it while they type: what the field then says, and where or what it is. */
export type OfferedName = { code: string; name: string; detail: string }
