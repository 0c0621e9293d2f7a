import type { FieldFault } from '@vela/contracts';
import { AppError } from '../../errors.ts';
import { createFieldError } from '../../http/field-faults.ts';
import type { Client } from './auth-deps.ts';

/** VALIDATION_FAILED with one field. */
export function createFaultError(field: string, fault: FieldFault, client: Client): AppError {
  return new AppError('VALIDATION_FAILED', `${field}: ${fault}`, {
    details: { fields: [createFieldError(field, fault, client.language)] },
  });
}
