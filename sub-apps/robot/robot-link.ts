import { linkTo } from '@portal/session'

/** A robot's name as a link to its page, for a column of links; the name alone where the environment has no such link. */
export const robotLink = (robotId: number, name: string): unknown => {
  const address = linkTo('robot.detail', { robotId })
  return address === undefined ? name : { text: name, address }
}

/** For a column of links: a fault code as a link to its catalogue page. People who may not open it get the code alone. */
export const codeLink = (faultCode: string): unknown => {
  const address = linkTo('deploy.faultCode', { faultCode })
  return address === undefined ? faultCode : { text: faultCode, address }
}
