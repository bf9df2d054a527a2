/* The credentials of robots and gateways, and the pages of gateways. They are loaded when somebody opens one. */

export { default as credentials } from './credentials-section.vue'
export { default as gateways } from './gateway-list.vue'
export { default as gateway } from './gateway-page.vue'
