/** `robot-portal-kit/form/react`: a form of the portal in React, and the buttons that send. They need the session of the page. */
export { ActButton } from './act-button.tsx'
export { FormFoot, Refusal } from './form-foot.tsx'
export { useForm } from './use-form.ts'
