import type { SupportRequest, SupportResponse } from '@site/shared/contract/support';
import { replyText } from '@site/shared/contract/duty-hours';
import { maskPrivate } from '@site/shared/contract/private-text';
import {
  eachSupportField,
  type SupportFields,
  supportFaults,
  supportFields,
  trimSupport,
} from '@site/shared/contract/support-fields';
import { randomUUID } from 'node:crypto';
import { Bookings, isBookedAs } from '../leads/bookings';
import { cleanAddress, cleanLine, cleanText, isOwnAddress } from '../leads/clean-text';
import { LeadKeys } from '../leads/idempotency';
import { markedIf } from '../leads/lead';
import { type IntakeParts, refusalOf } from '../leads/lead-intake';
import { consentTime, type LeadEnvelope } from '../leads/lead-request';
import { flagsOf } from '../leads/lead-validation';
import { caseNumberOf } from './case-number';
import { supportTable } from './support-columns';
import type { SupportCase } from './support-request';

/** Accepts requests for support as leads are accepted: retries are one request, and what is told as booked is durable. */
export class SupportIntake {
  private readonly keys = new LeadKeys();
  private readonly bookings: Bookings;

  constructor(private readonly parts: IntakeParts) {
    this.bookings = new Bookings(parts);
  }

  async book(body: SupportRequest, envelope: LeadEnvelope, address: string): Promise<SupportResponse> {
    const { vault, now, report, settings } = this.parts;
    const at = now();
    const fields = cleanFields(body);
    const fault = supportFaults(fields)[0];
    if (fault) {
      report('support', 'mistake');
      return refuse(fault.message);
    }
    const key = vault.keyOf(this.keys.keyOf('support', fields, envelope.key, at.getTime()));
    const request = this.requestOf(key, fields, body, envelope, at);
    const record = (isMarked: boolean) =>
      ({ type: 'support', request: vault.keep(markedIf(isMarked, request), supportTable.beside) }) as const;
    const booking = { key, number: vault.countedBy(request), at, record };
    const outcome = await this.bookings.book(booking, address, (...outcomeFacts) => report('support', ...outcomeFacts));
    if (!isBookedAs(outcome)) return refuse(refusalOf(outcome, settings.phone));
    return { isok: true, msg: replyText(at, settings.dutyDays), caseNumber: request.caseNumber };
  }

  private requestOf(
    key: string,
    fields: SupportFields,
    body: SupportRequest,
    envelope: LeadEnvelope,
    at: Date,
  ): SupportCase {
    const url = cleanAddress(body.url);
    const isOwn = isOwnAddress(url, this.parts.settings.ownHosts);
    return {
      ...{ id: randomUUID(), key, caseNumber: caseNumberOf(key) },
      ...eachSupportField((name) => (described.has(name) ? maskPrivate(fields[name]) : fields[name])),
      url: isOwn ? url : '',
      consentAt: consentTime(envelope, at),
      flags: flagsOf(envelope, isOwn),
      receivedAt: at.toISOString(),
    };
  }
}

/** What visitors describe in words; numbers and addresses that they put in are not wanted, those of viewers least of all. */
const described: ReadonlySet<string> = new Set(['happenedAt', 'message', 'seen', 'article', 'tried']);

function cleanFields(body: SupportRequest): SupportFields {
  return trimSupport(
    eachSupportField((key) => (supportFields[key].lines ? cleanText(body[key]) : cleanLine(body[key]))),
  );
}

export function refuse(msg: string): SupportResponse {
  return { isok: false, msg, caseNumber: '' };
}
