export { type Answer, makeCall, NoAnswer } from './ask.ts'
export { CannotBegin } from './cloud.ts'
export { measure } from './run.ts'
export { tableOf } from './table.ts'
