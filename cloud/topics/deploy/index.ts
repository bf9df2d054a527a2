/* What other topics may use of this one. */

export { askForDiagnosis } from './diagnoses/ask-for-diagnosis.ts'
export { textIn } from './sql/fault-codes.ts'
