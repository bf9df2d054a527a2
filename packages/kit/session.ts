/**
 * `robot-portal-kit/session`: the session of the page, with its types. A build leaves `@portal/session` external, so that
 * the module reads the stores of the portal itself.
 */
export * from '@portal/session'
