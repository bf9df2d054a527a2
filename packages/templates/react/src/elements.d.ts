/* The tags of the portal, with their properties and events. Each is loaded when it appears. */
import type {} from 'robot-portal-kit/controls/react'
import type {} from 'robot-portal-kit/elements/react'
