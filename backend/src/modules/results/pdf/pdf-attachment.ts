import { Injectable } from '@nestjs/common';
import { PDF } from '../../../platform/http/downloads.js';
import { MailAttachmentsService } from '../../mail/delivery/mail-attachments.service.js';
import { SettingsService } from '../../settings/settings.service.js';
import { PdfService } from './pdf.service.js';

/** The result's PDF goes along with the result mail while the setting is on; a test mail carries the preview's. */
@Injectable()
export class PdfAttachment {
  constructor(attachments: MailAttachmentsService, settings: SettingsService, pdfs: PdfService) {
    const isOn = async () => (await settings.read('mail_attach_pdf')).mail_attach_pdf === 'true';
    attachments.provide('result', async ({ evaluationId }) =>
      evaluationId && (await isOn()) ? { type: PDF, ...(await pdfs.ofPublished(evaluationId)) } : null,
    );
    attachments.provide('test', async ({ evaluationId }) =>
      evaluationId && (await isOn()) ? { type: PDF, ...(await pdfs.preview(evaluationId)) } : null,
    );
  }
}
