/* Other topics may use this, and nothing else of this one. */

export { askEach } from './apply-template.ts'
export { addApplication } from './sql/applications.ts'
export { putSaidSettings } from './sql/robot-settings.ts'
export { findTemplate } from './sql/templates.ts'
