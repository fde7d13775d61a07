/** placeholder */
export const Coast = () => null
