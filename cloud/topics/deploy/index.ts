/* Other topics may use this, and nothing else of this one. */

export { askForDiagnosis } from './diagnoses/ask-for-diagnosis.ts'
export { textIn } from './sql/fault-codes.ts'
