/* Other topics may use this, and nothing else of this one. */

export { countChange } from './count-change.ts'
export { countHere, countOrRefuse } from './rates.ts'
export { countOne, takeBackOne } from './sql.ts'
