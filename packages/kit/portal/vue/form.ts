/** `robot-portal-kit/form/vue`: a form of the portal in Vue, and the button that sends. They need the session of the page. */
export { FormFoot } from './form-foot.ts'
export { SendButton } from './send-button.ts'
export { useForm } from './use-form.ts'
