import * as v from 'valibot';

/** What the audit log tells of: `whose.what`. A new act is added here before anything can write it. */
export const AuditAction = v.picklist([
  'account.signed_up',
  'account.signed_in',
  'account.sign_in_failed',
  'account.signed_out',
  'account.deleted',
  'admin.viewed',
  'admin.exported',
  'role.granted',
  'role.withdrawn',
  'user.disabled',
  'user.enabled',
  'user.signed_out_everywhere',
  'user.reset_link_sent',
  'user.exempted',
  'user.exemption_ended',
  'session.revoked',
  'credit_request.granted',
  'credit_request.refused',
  'message.answered',
  'custom_report.saved',
  'custom_report.changed',
  'custom_report.deleted',
]);
export type AuditAction = v.InferOutput<typeof AuditAction>;
