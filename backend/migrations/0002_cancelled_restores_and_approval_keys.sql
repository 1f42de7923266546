-- The key with which the second person has to send a call that waits (EXT-533).
ALTER TABLE `partner_approvals` ADD `idempotency_key` text;
--> statement-breakpoint
-- Who has called a restore off (EXT-570).
ALTER TABLE `restores` ADD `cancelled_by` text;
--> statement-breakpoint
INSERT INTO `schema_digests` VALUES ('0002_cancelled_restores_and_approval_keys.sql', 'ca335ce0cd310b3de9a9400441fa066ee95788aadfc0e3e4fd673276adb9fa1c');
