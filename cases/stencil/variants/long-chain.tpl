@partial p1
{{>p2}}
@end
@partial p2
{{>p3}}
@end
@partial p3
{{>p4}}
@end
@partial p4
{{>p5}}
@end
@partial p5
{{>p6}}
@end
@partial p6
{{>p7}}
@end
@partial p7
{{>p8}}
@end
@partial p8
{{>p9}}
@end
@partial p9
{{>p10}}
@end
@partial p10
{{>p11}}
@end
@partial p11
{{>p12}}
@end
@partial p12
{{>p13}}
@end
@partial p13
{{>p14}}
@end
@partial p14
{{>p15}}
@end
@partial p15
{{>p16}}
@end
@partial p16
{{>p17}}
@end
@partial p17
{{>p18}}
@end
@partial p18
{{>p19}}
@end
@partial p19
{{>p20}}
@end
@partial p20
{{>p21}}
@end
@partial p21
{{>p22}}
@end
@partial p22
{{>p23}}
@end
@partial p23
{{>p24}}
@end
@partial p24
{{>p25}}
@end
@partial p25
{{>p26}}
@end
@partial p26
{{>p27}}
@end
@partial p27
{{>p28}}
@end
@partial p28
{{>p29}}
@end
@partial p29
{{>p30}}
@end
@partial p30
{{>p31}}
@end
@partial p31
{{>p32}}
@end
@partial p32
{{>p33}}
@end
@partial p33
{{>p34}}
@end
@partial p34
{{>p35}}
@end
@partial p35
{{>p36}}
@end
@partial p36
{{>p37}}
@end
@partial p37
{{>p38}}
@end
@partial p38
{{>p39}}
@end
@partial p39
{{>p40}}
@end
@partial p40
{{>p41}}
@end
@partial p41
{{>p42}}
@end
@partial p42
{{>p43}}
@end
@partial p43
{{>p44}}
@end
@partial p44
{{>p45}}
@end
@partial p45
{{>p46}}
@end
@partial p46
{{>p47}}
@end
@partial p47
{{>p48}}
@end
@partial p48
{{>p49}}
@end
@partial p49
{{>p50}}
@end
@partial p50
{{>p51}}
@end
@partial p51
{{>p52}}
@end
@partial p52
{{>p53}}
@end
@partial p53
{{>p54}}
@end
@partial p54
{{>p55}}
@end
@partial p55
{{>p56}}
@end
@partial p56
{{>p57}}
@end
@partial p57
{{>p58}}
@end
@partial p58
{{>p59}}
@end
@partial p59
{{>p60}}
@end
@partial p60
{{>p61}}
@end
@partial p61
{{>p62}}
@end
@partial p62
{{>p63}}
@end
@partial p63
{{>p64}}
@end
@partial p64
{{>p65}}
@end
@partial p65
{{>p66}}
@end
@partial p66
{{>p67}}
@end
@partial p67
{{>p68}}
@end
@partial p68
{{>p69}}
@end
@partial p69
{{>p70}}
@end
@partial p70
{{>p71}}
@end
@partial p71
{{>p72}}
@end
@partial p72
{{>p73}}
@end
@partial p73
{{>p74}}
@end
@partial p74
{{>p75}}
@end
@partial p75
{{>p76}}
@end
@partial p76
{{>p77}}
@end
@partial p77
{{>p78}}
@end
@partial p78
{{>p79}}
@end
@partial p79
{{>p80}}
@end
@partial p80
{{>p81}}
@end
@partial p81
{{>p82}}
@end
@partial p82
{{>p83}}
@end
@partial p83
{{>p84}}
@end
@partial p84
{{>p85}}
@end
@partial p85
{{>p86}}
@end
@partial p86
{{>p87}}
@end
@partial p87
{{>p88}}
@end
@partial p88
{{>p89}}
@end
@partial p89
{{>p90}}
@end
@partial p90
{{>p91}}
@end
@partial p91
{{>p92}}
@end
@partial p92
{{>p93}}
@end
@partial p93
{{>p94}}
@end
@partial p94
{{>p95}}
@end
@partial p95
{{>p96}}
@end
@partial p96
{{>p97}}
@end
@partial p97
{{>p98}}
@end
@partial p98
{{>p99}}
@end
@partial p99
{{>p100}}
@end
@partial p100
{{>p101}}
@end
@partial p101
{{>p102}}
@end
@partial p102
{{>p103}}
@end
@partial p103
{{>p104}}
@end
@partial p104
{{>p105}}
@end
@partial p105
{{>p106}}
@end
@partial p106
{{>p107}}
@end
@partial p107
{{>p108}}
@end
@partial p108
{{>p109}}
@end
@partial p109
{{>p110}}
@end
@partial p110
{{>p111}}
@end
@partial p111
{{>p112}}
@end
@partial p112
{{>p113}}
@end
@partial p113
{{>p114}}
@end
@partial p114
{{>p115}}
@end
@partial p115
{{>p116}}
@end
@partial p116
{{>p117}}
@end
@partial p117
{{>p118}}
@end
@partial p118
{{>p119}}
@end
@partial p119
{{>p120}}
@end
@partial p120
{{>p121}}
@end
@partial p121
{{>p122}}
@end
@partial p122
{{>p123}}
@end
@partial p123
{{>p124}}
@end
@partial p124
{{>p125}}
@end
@partial p125
{{>p126}}
@end
@partial p126
{{>p127}}
@end
@partial p127
{{>p128}}
@end
@partial p128
{{>p129}}
@end
@partial p129
{{>p130}}
@end
@partial p130
{{>p131}}
@end
@partial p131
{{>p132}}
@end
@partial p132
{{>p133}}
@end
@partial p133
{{>p134}}
@end
@partial p134
{{>p135}}
@end
@partial p135
{{>p136}}
@end
@partial p136
{{>p137}}
@end
@partial p137
{{>p138}}
@end
@partial p138
{{>p139}}
@end
@partial p139
{{>p140}}
@end
@partial p140
{{>p141}}
@end
@partial p141
{{>p142}}
@end
@partial p142
{{>p143}}
@end
@partial p143
{{>p144}}
@end
@partial p144
{{>p145}}
@end
@partial p145
{{>p146}}
@end
@partial p146
{{>p147}}
@end
@partial p147
{{>p148}}
@end
@partial p148
{{>p149}}
@end
@partial p149
{{>p150}}
@end
@partial p150
{{>p151}}
@end
@partial p151
{{>p152}}
@end
@partial p152
{{>p153}}
@end
@partial p153
{{>p154}}
@end
@partial p154
{{>p155}}
@end
@partial p155
{{>p156}}
@end
@partial p156
{{>p157}}
@end
@partial p157
{{>p158}}
@end
@partial p158
{{>p159}}
@end
@partial p159
{{>p160}}
@end
@partial p160
{{>p161}}
@end
@partial p161
{{>p162}}
@end
@partial p162
{{>p163}}
@end
@partial p163
{{>p164}}
@end
@partial p164
{{>p165}}
@end
@partial p165
{{>p166}}
@end
@partial p166
{{>p167}}
@end
@partial p167
{{>p168}}
@end
@partial p168
{{>p169}}
@end
@partial p169
{{>p170}}
@end
@partial p170
{{>p171}}
@end
@partial p171
{{>p172}}
@end
@partial p172
{{>p173}}
@end
@partial p173
{{>p174}}
@end
@partial p174
{{>p175}}
@end
@partial p175
{{>p176}}
@end
@partial p176
{{>p177}}
@end
@partial p177
{{>p178}}
@end
@partial p178
{{>p179}}
@end
@partial p179
{{>p180}}
@end
@partial p180
{{>p181}}
@end
@partial p181
{{>p182}}
@end
@partial p182
{{>p183}}
@end
@partial p183
{{>p184}}
@end
@partial p184
{{>p185}}
@end
@partial p185
{{>p186}}
@end
@partial p186
{{>p187}}
@end
@partial p187
{{>p188}}
@end
@partial p188
{{>p189}}
@end
@partial p189
{{>p190}}
@end
@partial p190
{{>p191}}
@end
@partial p191
{{>p192}}
@end
@partial p192
{{>p193}}
@end
@partial p193
{{>p194}}
@end
@partial p194
{{>p195}}
@end
@partial p195
{{>p196}}
@end
@partial p196
{{>p197}}
@end
@partial p197
{{>p198}}
@end
@partial p198
{{>p199}}
@end
@partial p199
{{>p200}}
@end
@partial p200
{{>p201}}
@end
@partial p201
{{>p202}}
@end
@partial p202
{{>p203}}
@end
@partial p203
{{>p204}}
@end
@partial p204
{{>p205}}
@end
@partial p205
{{>p206}}
@end
@partial p206
{{>p207}}
@end
@partial p207
{{>p208}}
@end
@partial p208
{{>p209}}
@end
@partial p209
{{>p210}}
@end
@partial p210
{{>p211}}
@end
@partial p211
{{>p212}}
@end
@partial p212
{{>p213}}
@end
@partial p213
{{>p214}}
@end
@partial p214
{{>p215}}
@end
@partial p215
{{>p216}}
@end
@partial p216
{{>p217}}
@end
@partial p217
{{>p218}}
@end
@partial p218
{{>p219}}
@end
@partial p219
{{>p220}}
@end
@partial p220
{{>p221}}
@end
@partial p221
{{>p222}}
@end
@partial p222
{{>p223}}
@end
@partial p223
{{>p224}}
@end
@partial p224
{{>p225}}
@end
@partial p225
{{>p226}}
@end
@partial p226
{{>p227}}
@end
@partial p227
{{>p228}}
@end
@partial p228
{{>p229}}
@end
@partial p229
{{>p230}}
@end
@partial p230
{{>p231}}
@end
@partial p231
{{>p232}}
@end
@partial p232
{{>p233}}
@end
@partial p233
{{>p234}}
@end
@partial p234
{{>p235}}
@end
@partial p235
{{>p236}}
@end
@partial p236
{{>p237}}
@end
@partial p237
{{>p238}}
@end
@partial p238
{{>p239}}
@end
@partial p239
{{>p240}}
@end
@partial p240
{{>p241}}
@end
@partial p241
{{>p242}}
@end
@partial p242
{{>p243}}
@end
@partial p243
{{>p244}}
@end
@partial p244
{{>p245}}
@end
@partial p245
{{>p246}}
@end
@partial p246
{{>p247}}
@end
@partial p247
{{>p248}}
@end
@partial p248
{{>p249}}
@end
@partial p249
{{>p250}}
@end
@partial p250
{{>p251}}
@end
@partial p251
{{>p252}}
@end
@partial p252
{{>p253}}
@end
@partial p253
{{>p254}}
@end
@partial p254
{{>p255}}
@end
@partial p255
{{>p256}}
@end
@partial p256
{{>p257}}
@end
@partial p257
{{>p258}}
@end
@partial p258
{{>p259}}
@end
@partial p259
{{>p260}}
@end
@partial p260
{{>p261}}
@end
@partial p261
{{>p262}}
@end
@partial p262
{{>p263}}
@end
@partial p263
{{>p264}}
@end
@partial p264
{{>p265}}
@end
@partial p265
{{>p266}}
@end
@partial p266
{{>p267}}
@end
@partial p267
{{>p268}}
@end
@partial p268
{{>p269}}
@end
@partial p269
{{>p270}}
@end
@partial p270
{{>p271}}
@end
@partial p271
{{>p272}}
@end
@partial p272
{{>p273}}
@end
@partial p273
{{>p274}}
@end
@partial p274
{{>p275}}
@end
@partial p275
{{>p276}}
@end
@partial p276
{{>p277}}
@end
@partial p277
{{>p278}}
@end
@partial p278
{{>p279}}
@end
@partial p279
{{>p280}}
@end
@partial p280
{{>p281}}
@end
@partial p281
{{>p282}}
@end
@partial p282
{{>p283}}
@end
@partial p283
{{>p284}}
@end
@partial p284
{{>p285}}
@end
@partial p285
{{>p286}}
@end
@partial p286
{{>p287}}
@end
@partial p287
{{>p288}}
@end
@partial p288
{{>p289}}
@end
@partial p289
{{>p290}}
@end
@partial p290
{{>p291}}
@end
@partial p291
{{>p292}}
@end
@partial p292
{{>p293}}
@end
@partial p293
{{>p294}}
@end
@partial p294
{{>p295}}
@end
@partial p295
{{>p296}}
@end
@partial p296
{{>p297}}
@end
@partial p297
{{>p298}}
@end
@partial p298
{{>p299}}
@end
@partial p299
{{>p300}}
@end
@partial p300
{{>p301}}
@end
@partial p301
{{>p302}}
@end
@partial p302
{{>p303}}
@end
@partial p303
{{>p304}}
@end
@partial p304
{{>p305}}
@end
@partial p305
{{>p306}}
@end
@partial p306
{{>p307}}
@end
@partial p307
{{>p308}}
@end
@partial p308
{{>p309}}
@end
@partial p309
{{>p310}}
@end
@partial p310
{{>p311}}
@end
@partial p311
{{>p312}}
@end
@partial p312
{{>p313}}
@end
@partial p313
{{>p314}}
@end
@partial p314
{{>p315}}
@end
@partial p315
{{>p316}}
@end
@partial p316
{{>p317}}
@end
@partial p317
{{>p318}}
@end
@partial p318
{{>p319}}
@end
@partial p319
{{>p320}}
@end
@partial p320
{{>p321}}
@end
@partial p321
{{>p322}}
@end
@partial p322
{{>p323}}
@end
@partial p323
{{>p324}}
@end
@partial p324
{{>p325}}
@end
@partial p325
{{>p326}}
@end
@partial p326
{{>p327}}
@end
@partial p327
{{>p328}}
@end
@partial p328
{{>p329}}
@end
@partial p329
{{>p330}}
@end
@partial p330
{{>p331}}
@end
@partial p331
{{>p332}}
@end
@partial p332
{{>p333}}
@end
@partial p333
{{>p334}}
@end
@partial p334
{{>p335}}
@end
@partial p335
{{>p336}}
@end
@partial p336
{{>p337}}
@end
@partial p337
{{>p338}}
@end
@partial p338
{{>p339}}
@end
@partial p339
{{>p340}}
@end
@partial p340
{{>p341}}
@end
@partial p341
{{>p342}}
@end
@partial p342
{{>p343}}
@end
@partial p343
{{>p344}}
@end
@partial p344
{{>p345}}
@end
@partial p345
{{>p346}}
@end
@partial p346
{{>p347}}
@end
@partial p347
{{>p348}}
@end
@partial p348
{{>p349}}
@end
@partial p349
{{>p350}}
@end
@partial p350
{{>p351}}
@end
@partial p351
{{>p352}}
@end
@partial p352
{{>p353}}
@end
@partial p353
{{>p354}}
@end
@partial p354
{{>p355}}
@end
@partial p355
{{>p356}}
@end
@partial p356
{{>p357}}
@end
@partial p357
{{>p358}}
@end
@partial p358
{{>p359}}
@end
@partial p359
{{>p360}}
@end
@partial p360
{{>p361}}
@end
@partial p361
{{>p362}}
@end
@partial p362
{{>p363}}
@end
@partial p363
{{>p364}}
@end
@partial p364
{{>p365}}
@end
@partial p365
{{>p366}}
@end
@partial p366
{{>p367}}
@end
@partial p367
{{>p368}}
@end
@partial p368
{{>p369}}
@end
@partial p369
{{>p370}}
@end
@partial p370
{{>p371}}
@end
@partial p371
{{>p372}}
@end
@partial p372
{{>p373}}
@end
@partial p373
{{>p374}}
@end
@partial p374
{{>p375}}
@end
@partial p375
{{>p376}}
@end
@partial p376
{{>p377}}
@end
@partial p377
{{>p378}}
@end
@partial p378
{{>p379}}
@end
@partial p379
{{>p380}}
@end
@partial p380
{{>p381}}
@end
@partial p381
{{>p382}}
@end
@partial p382
{{>p383}}
@end
@partial p383
{{>p384}}
@end
@partial p384
{{>p385}}
@end
@partial p385
{{>p386}}
@end
@partial p386
{{>p387}}
@end
@partial p387
{{>p388}}
@end
@partial p388
{{>p389}}
@end
@partial p389
{{>p390}}
@end
@partial p390
{{>p391}}
@end
@partial p391
{{>p392}}
@end
@partial p392
{{>p393}}
@end
@partial p393
{{>p394}}
@end
@partial p394
{{>p395}}
@end
@partial p395
{{>p396}}
@end
@partial p396
{{>p397}}
@end
@partial p397
{{>p398}}
@end
@partial p398
{{>p399}}
@end
@partial p399
{{>p400}}
@end
@partial p400
{{>p401}}
@end
@partial p401
{{>p402}}
@end
@partial p402
{{>p403}}
@end
@partial p403
{{>p404}}
@end
@partial p404
{{>p405}}
@end
@partial p405
{{>p406}}
@end
@partial p406
{{>p407}}
@end
@partial p407
{{>p408}}
@end
@partial p408
{{>p409}}
@end
@partial p409
{{>p410}}
@end
@partial p410
{{>p411}}
@end
@partial p411
{{>p412}}
@end
@partial p412
{{>p413}}
@end
@partial p413
{{>p414}}
@end
@partial p414
{{>p415}}
@end
@partial p415
{{>p416}}
@end
@partial p416
{{>p417}}
@end
@partial p417
{{>p418}}
@end
@partial p418
{{>p419}}
@end
@partial p419
{{>p420}}
@end
@partial p420
{{>p421}}
@end
@partial p421
{{>p422}}
@end
@partial p422
{{>p423}}
@end
@partial p423
{{>p424}}
@end
@partial p424
{{>p425}}
@end
@partial p425
{{>p426}}
@end
@partial p426
{{>p427}}
@end
@partial p427
{{>p428}}
@end
@partial p428
{{>p429}}
@end
@partial p429
{{>p430}}
@end
@partial p430
{{>p431}}
@end
@partial p431
{{>p432}}
@end
@partial p432
{{>p433}}
@end
@partial p433
{{>p434}}
@end
@partial p434
{{>p435}}
@end
@partial p435
{{>p436}}
@end
@partial p436
{{>p437}}
@end
@partial p437
{{>p438}}
@end
@partial p438
{{>p439}}
@end
@partial p439
{{>p440}}
@end
@partial p440
{{>p441}}
@end
@partial p441
{{>p442}}
@end
@partial p442
{{>p443}}
@end
@partial p443
{{>p444}}
@end
@partial p444
{{>p445}}
@end
@partial p445
{{>p446}}
@end
@partial p446
{{>p447}}
@end
@partial p447
{{>p448}}
@end
@partial p448
{{>p449}}
@end
@partial p449
{{>p450}}
@end
@partial p450
{{>p451}}
@end
@partial p451
{{>p452}}
@end
@partial p452
{{>p453}}
@end
@partial p453
{{>p454}}
@end
@partial p454
{{>p455}}
@end
@partial p455
{{>p456}}
@end
@partial p456
{{>p457}}
@end
@partial p457
{{>p458}}
@end
@partial p458
{{>p459}}
@end
@partial p459
{{>p460}}
@end
@partial p460
{{>p461}}
@end
@partial p461
{{>p462}}
@end
@partial p462
{{>p463}}
@end
@partial p463
{{>p464}}
@end
@partial p464
{{>p465}}
@end
@partial p465
{{>p466}}
@end
@partial p466
{{>p467}}
@end
@partial p467
{{>p468}}
@end
@partial p468
{{>p469}}
@end
@partial p469
{{>p470}}
@end
@partial p470
{{>p471}}
@end
@partial p471
{{>p472}}
@end
@partial p472
{{>p473}}
@end
@partial p473
{{>p474}}
@end
@partial p474
{{>p475}}
@end
@partial p475
{{>p476}}
@end
@partial p476
{{>p477}}
@end
@partial p477
{{>p478}}
@end
@partial p478
{{>p479}}
@end
@partial p479
{{>p480}}
@end
@partial p480
{{>p481}}
@end
@partial p481
{{>p482}}
@end
@partial p482
{{>p483}}
@end
@partial p483
{{>p484}}
@end
@partial p484
{{>p485}}
@end
@partial p485
{{>p486}}
@end
@partial p486
{{>p487}}
@end
@partial p487
{{>p488}}
@end
@partial p488
{{>p489}}
@end
@partial p489
{{>p490}}
@end
@partial p490
{{>p491}}
@end
@partial p491
{{>p492}}
@end
@partial p492
{{>p493}}
@end
@partial p493
{{>p494}}
@end
@partial p494
{{>p495}}
@end
@partial p495
{{>p496}}
@end
@partial p496
{{>p497}}
@end
@partial p497
{{>p498}}
@end
@partial p498
{{>p499}}
@end
@partial p499
{{>p500}}
@end
@partial p500
{{>p501}}
@end
@partial p501
{{>p502}}
@end
@partial p502
{{>p503}}
@end
@partial p503
{{>p504}}
@end
@partial p504
{{>p505}}
@end
@partial p505
{{>p506}}
@end
@partial p506
{{>p507}}
@end
@partial p507
{{>p508}}
@end
@partial p508
{{>p509}}
@end
@partial p509
{{>p510}}
@end
@partial p510
{{>p511}}
@end
@partial p511
{{>p512}}
@end
@partial p512
{{>p513}}
@end
@partial p513
{{>p514}}
@end
@partial p514
{{>p515}}
@end
@partial p515
{{>p516}}
@end
@partial p516
{{>p517}}
@end
@partial p517
{{>p518}}
@end
@partial p518
{{>p519}}
@end
@partial p519
{{>p520}}
@end
@partial p520
{{>p521}}
@end
@partial p521
{{>p522}}
@end
@partial p522
{{>p523}}
@end
@partial p523
{{>p524}}
@end
@partial p524
{{>p525}}
@end
@partial p525
{{>p526}}
@end
@partial p526
{{>p527}}
@end
@partial p527
{{>p528}}
@end
@partial p528
{{>p529}}
@end
@partial p529
{{>p530}}
@end
@partial p530
{{>p531}}
@end
@partial p531
{{>p532}}
@end
@partial p532
{{>p533}}
@end
@partial p533
{{>p534}}
@end
@partial p534
{{>p535}}
@end
@partial p535
{{>p536}}
@end
@partial p536
{{>p537}}
@end
@partial p537
{{>p538}}
@end
@partial p538
{{>p539}}
@end
@partial p539
{{>p540}}
@end
@partial p540
{{>p541}}
@end
@partial p541
{{>p542}}
@end
@partial p542
{{>p543}}
@end
@partial p543
{{>p544}}
@end
@partial p544
{{>p545}}
@end
@partial p545
{{>p546}}
@end
@partial p546
{{>p547}}
@end
@partial p547
{{>p548}}
@end
@partial p548
{{>p549}}
@end
@partial p549
{{>p550}}
@end
@partial p550
{{>p551}}
@end
@partial p551
{{>p552}}
@end
@partial p552
{{>p553}}
@end
@partial p553
{{>p554}}
@end
@partial p554
{{>p555}}
@end
@partial p555
{{>p556}}
@end
@partial p556
{{>p557}}
@end
@partial p557
{{>p558}}
@end
@partial p558
{{>p559}}
@end
@partial p559
{{>p560}}
@end
@partial p560
{{>p561}}
@end
@partial p561
{{>p562}}
@end
@partial p562
{{>p563}}
@end
@partial p563
{{>p564}}
@end
@partial p564
{{>p565}}
@end
@partial p565
{{>p566}}
@end
@partial p566
{{>p567}}
@end
@partial p567
{{>p568}}
@end
@partial p568
{{>p569}}
@end
@partial p569
{{>p570}}
@end
@partial p570
{{>p571}}
@end
@partial p571
{{>p572}}
@end
@partial p572
{{>p573}}
@end
@partial p573
{{>p574}}
@end
@partial p574
{{>p575}}
@end
@partial p575
{{>p576}}
@end
@partial p576
{{>p577}}
@end
@partial p577
{{>p578}}
@end
@partial p578
{{>p579}}
@end
@partial p579
{{>p580}}
@end
@partial p580
{{>p581}}
@end
@partial p581
{{>p582}}
@end
@partial p582
{{>p583}}
@end
@partial p583
{{>p584}}
@end
@partial p584
{{>p585}}
@end
@partial p585
{{>p586}}
@end
@partial p586
{{>p587}}
@end
@partial p587
{{>p588}}
@end
@partial p588
{{>p589}}
@end
@partial p589
{{>p590}}
@end
@partial p590
{{>p591}}
@end
@partial p591
{{>p592}}
@end
@partial p592
{{>p593}}
@end
@partial p593
{{>p594}}
@end
@partial p594
{{>p595}}
@end
@partial p595
{{>p596}}
@end
@partial p596
{{>p597}}
@end
@partial p597
{{>p598}}
@end
@partial p598
{{>p599}}
@end
@partial p599
{{>p600}}
@end
@partial p600
{{>p601}}
@end
@partial p601
{{>p602}}
@end
@partial p602
{{>p603}}
@end
@partial p603
{{>p604}}
@end
@partial p604
{{>p605}}
@end
@partial p605
{{>p606}}
@end
@partial p606
{{>p607}}
@end
@partial p607
{{>p608}}
@end
@partial p608
{{>p609}}
@end
@partial p609
{{>p610}}
@end
@partial p610
{{>p611}}
@end
@partial p611
{{>p612}}
@end
@partial p612
{{>p613}}
@end
@partial p613
{{>p614}}
@end
@partial p614
{{>p615}}
@end
@partial p615
{{>p616}}
@end
@partial p616
{{>p617}}
@end
@partial p617
{{>p618}}
@end
@partial p618
{{>p619}}
@end
@partial p619
{{>p620}}
@end
@partial p620
{{>p621}}
@end
@partial p621
{{>p622}}
@end
@partial p622
{{>p623}}
@end
@partial p623
{{>p624}}
@end
@partial p624
{{>p625}}
@end
@partial p625
{{>p626}}
@end
@partial p626
{{>p627}}
@end
@partial p627
{{>p628}}
@end
@partial p628
{{>p629}}
@end
@partial p629
{{>p630}}
@end
@partial p630
{{>p631}}
@end
@partial p631
{{>p632}}
@end
@partial p632
{{>p633}}
@end
@partial p633
{{>p634}}
@end
@partial p634
{{>p635}}
@end
@partial p635
{{>p636}}
@end
@partial p636
{{>p637}}
@end
@partial p637
{{>p638}}
@end
@partial p638
{{>p639}}
@end
@partial p639
{{>p640}}
@end
@partial p640
{{>p641}}
@end
@partial p641
{{>p642}}
@end
@partial p642
{{>p643}}
@end
@partial p643
{{>p644}}
@end
@partial p644
{{>p645}}
@end
@partial p645
{{>p646}}
@end
@partial p646
{{>p647}}
@end
@partial p647
{{>p648}}
@end
@partial p648
{{>p649}}
@end
@partial p649
{{>p650}}
@end
@partial p650
{{>p651}}
@end
@partial p651
{{>p652}}
@end
@partial p652
{{>p653}}
@end
@partial p653
{{>p654}}
@end
@partial p654
{{>p655}}
@end
@partial p655
{{>p656}}
@end
@partial p656
{{>p657}}
@end
@partial p657
{{>p658}}
@end
@partial p658
{{>p659}}
@end
@partial p659
{{>p660}}
@end
@partial p660
{{>p661}}
@end
@partial p661
{{>p662}}
@end
@partial p662
{{>p663}}
@end
@partial p663
{{>p664}}
@end
@partial p664
{{>p665}}
@end
@partial p665
{{>p666}}
@end
@partial p666
{{>p667}}
@end
@partial p667
{{>p668}}
@end
@partial p668
{{>p669}}
@end
@partial p669
{{>p670}}
@end
@partial p670
{{>p671}}
@end
@partial p671
{{>p672}}
@end
@partial p672
{{>p673}}
@end
@partial p673
{{>p674}}
@end
@partial p674
{{>p675}}
@end
@partial p675
{{>p676}}
@end
@partial p676
{{>p677}}
@end
@partial p677
{{>p678}}
@end
@partial p678
{{>p679}}
@end
@partial p679
{{>p680}}
@end
@partial p680
{{>p681}}
@end
@partial p681
{{>p682}}
@end
@partial p682
{{>p683}}
@end
@partial p683
{{>p684}}
@end
@partial p684
{{>p685}}
@end
@partial p685
{{>p686}}
@end
@partial p686
{{>p687}}
@end
@partial p687
{{>p688}}
@end
@partial p688
{{>p689}}
@end
@partial p689
{{>p690}}
@end
@partial p690
{{>p691}}
@end
@partial p691
{{>p692}}
@end
@partial p692
{{>p693}}
@end
@partial p693
{{>p694}}
@end
@partial p694
{{>p695}}
@end
@partial p695
{{>p696}}
@end
@partial p696
{{>p697}}
@end
@partial p697
{{>p698}}
@end
@partial p698
{{>p699}}
@end
@partial p699
{{>p700}}
@end
@partial p700
{{>p701}}
@end
@partial p701
{{>p702}}
@end
@partial p702
{{>p703}}
@end
@partial p703
{{>p704}}
@end
@partial p704
{{>p705}}
@end
@partial p705
{{>p706}}
@end
@partial p706
{{>p707}}
@end
@partial p707
{{>p708}}
@end
@partial p708
{{>p709}}
@end
@partial p709
{{>p710}}
@end
@partial p710
{{>p711}}
@end
@partial p711
{{>p712}}
@end
@partial p712
{{>p713}}
@end
@partial p713
{{>p714}}
@end
@partial p714
{{>p715}}
@end
@partial p715
{{>p716}}
@end
@partial p716
{{>p717}}
@end
@partial p717
{{>p718}}
@end
@partial p718
{{>p719}}
@end
@partial p719
{{>p720}}
@end
@partial p720
{{>p721}}
@end
@partial p721
{{>p722}}
@end
@partial p722
{{>p723}}
@end
@partial p723
{{>p724}}
@end
@partial p724
{{>p725}}
@end
@partial p725
{{>p726}}
@end
@partial p726
{{>p727}}
@end
@partial p727
{{>p728}}
@end
@partial p728
{{>p729}}
@end
@partial p729
{{>p730}}
@end
@partial p730
{{>p731}}
@end
@partial p731
{{>p732}}
@end
@partial p732
{{>p733}}
@end
@partial p733
{{>p734}}
@end
@partial p734
{{>p735}}
@end
@partial p735
{{>p736}}
@end
@partial p736
{{>p737}}
@end
@partial p737
{{>p738}}
@end
@partial p738
{{>p739}}
@end
@partial p739
{{>p740}}
@end
@partial p740
{{>p741}}
@end
@partial p741
{{>p742}}
@end
@partial p742
{{>p743}}
@end
@partial p743
{{>p744}}
@end
@partial p744
{{>p745}}
@end
@partial p745
{{>p746}}
@end
@partial p746
{{>p747}}
@end
@partial p747
{{>p748}}
@end
@partial p748
{{>p749}}
@end
@partial p749
{{>p750}}
@end
@partial p750
{{>p751}}
@end
@partial p751
{{>p752}}
@end
@partial p752
{{>p753}}
@end
@partial p753
{{>p754}}
@end
@partial p754
{{>p755}}
@end
@partial p755
{{>p756}}
@end
@partial p756
{{>p757}}
@end
@partial p757
{{>p758}}
@end
@partial p758
{{>p759}}
@end
@partial p759
{{>p760}}
@end
@partial p760
{{>p761}}
@end
@partial p761
{{>p762}}
@end
@partial p762
{{>p763}}
@end
@partial p763
{{>p764}}
@end
@partial p764
{{>p765}}
@end
@partial p765
{{>p766}}
@end
@partial p766
{{>p767}}
@end
@partial p767
{{>p768}}
@end
@partial p768
{{>p769}}
@end
@partial p769
{{>p770}}
@end
@partial p770
{{>p771}}
@end
@partial p771
{{>p772}}
@end
@partial p772
{{>p773}}
@end
@partial p773
{{>p774}}
@end
@partial p774
{{>p775}}
@end
@partial p775
{{>p776}}
@end
@partial p776
{{>p777}}
@end
@partial p777
{{>p778}}
@end
@partial p778
{{>p779}}
@end
@partial p779
{{>p780}}
@end
@partial p780
{{>p781}}
@end
@partial p781
{{>p782}}
@end
@partial p782
{{>p783}}
@end
@partial p783
{{>p784}}
@end
@partial p784
{{>p785}}
@end
@partial p785
{{>p786}}
@end
@partial p786
{{>p787}}
@end
@partial p787
{{>p788}}
@end
@partial p788
{{>p789}}
@end
@partial p789
{{>p790}}
@end
@partial p790
{{>p791}}
@end
@partial p791
{{>p792}}
@end
@partial p792
{{>p793}}
@end
@partial p793
{{>p794}}
@end
@partial p794
{{>p795}}
@end
@partial p795
{{>p796}}
@end
@partial p796
{{>p797}}
@end
@partial p797
{{>p798}}
@end
@partial p798
{{>p799}}
@end
@partial p799
{{>p800}}
@end
@partial p800
{{>p801}}
@end
@partial p801
{{>p802}}
@end
@partial p802
{{>p803}}
@end
@partial p803
{{>p804}}
@end
@partial p804
{{>p805}}
@end
@partial p805
{{>p806}}
@end
@partial p806
{{>p807}}
@end
@partial p807
{{>p808}}
@end
@partial p808
{{>p809}}
@end
@partial p809
{{>p810}}
@end
@partial p810
{{>p811}}
@end
@partial p811
{{>p812}}
@end
@partial p812
{{>p813}}
@end
@partial p813
{{>p814}}
@end
@partial p814
{{>p815}}
@end
@partial p815
{{>p816}}
@end
@partial p816
{{>p817}}
@end
@partial p817
{{>p818}}
@end
@partial p818
{{>p819}}
@end
@partial p819
{{>p820}}
@end
@partial p820
{{>p821}}
@end
@partial p821
{{>p822}}
@end
@partial p822
{{>p823}}
@end
@partial p823
{{>p824}}
@end
@partial p824
{{>p825}}
@end
@partial p825
{{>p826}}
@end
@partial p826
{{>p827}}
@end
@partial p827
{{>p828}}
@end
@partial p828
{{>p829}}
@end
@partial p829
{{>p830}}
@end
@partial p830
{{>p831}}
@end
@partial p831
{{>p832}}
@end
@partial p832
{{>p833}}
@end
@partial p833
{{>p834}}
@end
@partial p834
{{>p835}}
@end
@partial p835
{{>p836}}
@end
@partial p836
{{>p837}}
@end
@partial p837
{{>p838}}
@end
@partial p838
{{>p839}}
@end
@partial p839
{{>p840}}
@end
@partial p840
{{>p841}}
@end
@partial p841
{{>p842}}
@end
@partial p842
{{>p843}}
@end
@partial p843
{{>p844}}
@end
@partial p844
{{>p845}}
@end
@partial p845
{{>p846}}
@end
@partial p846
{{>p847}}
@end
@partial p847
{{>p848}}
@end
@partial p848
{{>p849}}
@end
@partial p849
{{>p850}}
@end
@partial p850
{{>p851}}
@end
@partial p851
{{>p852}}
@end
@partial p852
{{>p853}}
@end
@partial p853
{{>p854}}
@end
@partial p854
{{>p855}}
@end
@partial p855
{{>p856}}
@end
@partial p856
{{>p857}}
@end
@partial p857
{{>p858}}
@end
@partial p858
{{>p859}}
@end
@partial p859
{{>p860}}
@end
@partial p860
{{>p861}}
@end
@partial p861
{{>p862}}
@end
@partial p862
{{>p863}}
@end
@partial p863
{{>p864}}
@end
@partial p864
{{>p865}}
@end
@partial p865
{{>p866}}
@end
@partial p866
{{>p867}}
@end
@partial p867
{{>p868}}
@end
@partial p868
{{>p869}}
@end
@partial p869
{{>p870}}
@end
@partial p870
{{>p871}}
@end
@partial p871
{{>p872}}
@end
@partial p872
{{>p873}}
@end
@partial p873
{{>p874}}
@end
@partial p874
{{>p875}}
@end
@partial p875
{{>p876}}
@end
@partial p876
{{>p877}}
@end
@partial p877
{{>p878}}
@end
@partial p878
{{>p879}}
@end
@partial p879
{{>p880}}
@end
@partial p880
{{>p881}}
@end
@partial p881
{{>p882}}
@end
@partial p882
{{>p883}}
@end
@partial p883
{{>p884}}
@end
@partial p884
{{>p885}}
@end
@partial p885
{{>p886}}
@end
@partial p886
{{>p887}}
@end
@partial p887
{{>p888}}
@end
@partial p888
{{>p889}}
@end
@partial p889
{{>p890}}
@end
@partial p890
{{>p891}}
@end
@partial p891
{{>p892}}
@end
@partial p892
{{>p893}}
@end
@partial p893
{{>p894}}
@end
@partial p894
{{>p895}}
@end
@partial p895
{{>p896}}
@end
@partial p896
{{>p897}}
@end
@partial p897
{{>p898}}
@end
@partial p898
{{>p899}}
@end
@partial p899
{{>p900}}
@end
@partial p900
{{>p901}}
@end
@partial p901
{{>p902}}
@end
@partial p902
{{>p903}}
@end
@partial p903
{{>p904}}
@end
@partial p904
{{>p905}}
@end
@partial p905
{{>p906}}
@end
@partial p906
{{>p907}}
@end
@partial p907
{{>p908}}
@end
@partial p908
{{>p909}}
@end
@partial p909
{{>p910}}
@end
@partial p910
{{>p911}}
@end
@partial p911
{{>p912}}
@end
@partial p912
{{>p913}}
@end
@partial p913
{{>p914}}
@end
@partial p914
{{>p915}}
@end
@partial p915
{{>p916}}
@end
@partial p916
{{>p917}}
@end
@partial p917
{{>p918}}
@end
@partial p918
{{>p919}}
@end
@partial p919
{{>p920}}
@end
@partial p920
{{>p921}}
@end
@partial p921
{{>p922}}
@end
@partial p922
{{>p923}}
@end
@partial p923
{{>p924}}
@end
@partial p924
{{>p925}}
@end
@partial p925
{{>p926}}
@end
@partial p926
{{>p927}}
@end
@partial p927
{{>p928}}
@end
@partial p928
{{>p929}}
@end
@partial p929
{{>p930}}
@end
@partial p930
{{>p931}}
@end
@partial p931
{{>p932}}
@end
@partial p932
{{>p933}}
@end
@partial p933
{{>p934}}
@end
@partial p934
{{>p935}}
@end
@partial p935
{{>p936}}
@end
@partial p936
{{>p937}}
@end
@partial p937
{{>p938}}
@end
@partial p938
{{>p939}}
@end
@partial p939
{{>p940}}
@end
@partial p940
{{>p941}}
@end
@partial p941
{{>p942}}
@end
@partial p942
{{>p943}}
@end
@partial p943
{{>p944}}
@end
@partial p944
{{>p945}}
@end
@partial p945
{{>p946}}
@end
@partial p946
{{>p947}}
@end
@partial p947
{{>p948}}
@end
@partial p948
{{>p949}}
@end
@partial p949
{{>p950}}
@end
@partial p950
{{>p951}}
@end
@partial p951
{{>p952}}
@end
@partial p952
{{>p953}}
@end
@partial p953
{{>p954}}
@end
@partial p954
{{>p955}}
@end
@partial p955
{{>p956}}
@end
@partial p956
{{>p957}}
@end
@partial p957
{{>p958}}
@end
@partial p958
{{>p959}}
@end
@partial p959
{{>p960}}
@end
@partial p960
{{>p961}}
@end
@partial p961
{{>p962}}
@end
@partial p962
{{>p963}}
@end
@partial p963
{{>p964}}
@end
@partial p964
{{>p965}}
@end
@partial p965
{{>p966}}
@end
@partial p966
{{>p967}}
@end
@partial p967
{{>p968}}
@end
@partial p968
{{>p969}}
@end
@partial p969
{{>p970}}
@end
@partial p970
{{>p971}}
@end
@partial p971
{{>p972}}
@end
@partial p972
{{>p973}}
@end
@partial p973
{{>p974}}
@end
@partial p974
{{>p975}}
@end
@partial p975
{{>p976}}
@end
@partial p976
{{>p977}}
@end
@partial p977
{{>p978}}
@end
@partial p978
{{>p979}}
@end
@partial p979
{{>p980}}
@end
@partial p980
{{>p981}}
@end
@partial p981
{{>p982}}
@end
@partial p982
{{>p983}}
@end
@partial p983
{{>p984}}
@end
@partial p984
{{>p985}}
@end
@partial p985
{{>p986}}
@end
@partial p986
{{>p987}}
@end
@partial p987
{{>p988}}
@end
@partial p988
{{>p989}}
@end
@partial p989
{{>p990}}
@end
@partial p990
{{>p991}}
@end
@partial p991
{{>p992}}
@end
@partial p992
{{>p993}}
@end
@partial p993
{{>p994}}
@end
@partial p994
{{>p995}}
@end
@partial p995
{{>p996}}
@end
@partial p996
{{>p997}}
@end
@partial p997
{{>p998}}
@end
@partial p998
{{>p999}}
@end
@partial p999
{{>p1000}}
@end
@partial p1000
{{>p1001}}
@end
@partial p1001
{{>p1002}}
@end
@partial p1002
{{>p1003}}
@end
@partial p1003
{{>p1004}}
@end
@partial p1004
{{>p1005}}
@end
@partial p1005
{{>p1006}}
@end
@partial p1006
{{>p1007}}
@end
@partial p1007
{{>p1008}}
@end
@partial p1008
{{>p1009}}
@end
@partial p1009
{{>p1010}}
@end
@partial p1010
{{>p1011}}
@end
@partial p1011
{{>p1012}}
@end
@partial p1012
{{>p1013}}
@end
@partial p1013
{{>p1014}}
@end
@partial p1014
{{>p1015}}
@end
@partial p1015
{{>p1016}}
@end
@partial p1016
{{>p1017}}
@end
@partial p1017
{{>p1018}}
@end
@partial p1018
{{>p1019}}
@end
@partial p1019
{{>p1020}}
@end
@partial p1020
{{>p1021}}
@end
@partial p1021
{{>p1022}}
@end
@partial p1022
{{>p1023}}
@end
@partial p1023
{{>p1024}}
@end
@partial p1024
{{>p1025}}
@end
@partial p1025
{{>p1026}}
@end
@partial p1026
{{>p1027}}
@end
@partial p1027
{{>p1028}}
@end
@partial p1028
{{>p1029}}
@end
@partial p1029
{{>p1030}}
@end
@partial p1030
{{>p1031}}
@end
@partial p1031
{{>p1032}}
@end
@partial p1032
{{>p1033}}
@end
@partial p1033
{{>p1034}}
@end
@partial p1034
{{>p1035}}
@end
@partial p1035
{{>p1036}}
@end
@partial p1036
{{>p1037}}
@end
@partial p1037
{{>p1038}}
@end
@partial p1038
{{>p1039}}
@end
@partial p1039
{{>p1040}}
@end
@partial p1040
{{>p1041}}
@end
@partial p1041
{{>p1042}}
@end
@partial p1042
{{>p1043}}
@end
@partial p1043
{{>p1044}}
@end
@partial p1044
{{>p1045}}
@end
@partial p1045
{{>p1046}}
@end
@partial p1046
{{>p1047}}
@end
@partial p1047
{{>p1048}}
@end
@partial p1048
{{>p1049}}
@end
@partial p1049
{{>p1050}}
@end
@partial p1050
{{>p1051}}
@end
@partial p1051
{{>p1052}}
@end
@partial p1052
{{>p1053}}
@end
@partial p1053
{{>p1054}}
@end
@partial p1054
{{>p1055}}
@end
@partial p1055
{{>p1056}}
@end
@partial p1056
{{>p1057}}
@end
@partial p1057
{{>p1058}}
@end
@partial p1058
{{>p1059}}
@end
@partial p1059
{{>p1060}}
@end
@partial p1060
{{>p1061}}
@end
@partial p1061
{{>p1062}}
@end
@partial p1062
{{>p1063}}
@end
@partial p1063
{{>p1064}}
@end
@partial p1064
{{>p1065}}
@end
@partial p1065
{{>p1066}}
@end
@partial p1066
{{>p1067}}
@end
@partial p1067
{{>p1068}}
@end
@partial p1068
{{>p1069}}
@end
@partial p1069
{{>p1070}}
@end
@partial p1070
{{>p1071}}
@end
@partial p1071
{{>p1072}}
@end
@partial p1072
{{>p1073}}
@end
@partial p1073
{{>p1074}}
@end
@partial p1074
{{>p1075}}
@end
@partial p1075
{{>p1076}}
@end
@partial p1076
{{>p1077}}
@end
@partial p1077
{{>p1078}}
@end
@partial p1078
{{>p1079}}
@end
@partial p1079
{{>p1080}}
@end
@partial p1080
{{>p1081}}
@end
@partial p1081
{{>p1082}}
@end
@partial p1082
{{>p1083}}
@end
@partial p1083
{{>p1084}}
@end
@partial p1084
{{>p1085}}
@end
@partial p1085
{{>p1086}}
@end
@partial p1086
{{>p1087}}
@end
@partial p1087
{{>p1088}}
@end
@partial p1088
{{>p1089}}
@end
@partial p1089
{{>p1090}}
@end
@partial p1090
{{>p1091}}
@end
@partial p1091
{{>p1092}}
@end
@partial p1092
{{>p1093}}
@end
@partial p1093
{{>p1094}}
@end
@partial p1094
{{>p1095}}
@end
@partial p1095
{{>p1096}}
@end
@partial p1096
{{>p1097}}
@end
@partial p1097
{{>p1098}}
@end
@partial p1098
{{>p1099}}
@end
@partial p1099
{{>p1100}}
@end
@partial p1100
{{>p1101}}
@end
@partial p1101
{{>p1102}}
@end
@partial p1102
{{>p1103}}
@end
@partial p1103
{{>p1104}}
@end
@partial p1104
{{>p1105}}
@end
@partial p1105
{{>p1106}}
@end
@partial p1106
{{>p1107}}
@end
@partial p1107
{{>p1108}}
@end
@partial p1108
{{>p1109}}
@end
@partial p1109
{{>p1110}}
@end
@partial p1110
{{>p1111}}
@end
@partial p1111
{{>p1112}}
@end
@partial p1112
{{>p1113}}
@end
@partial p1113
{{>p1114}}
@end
@partial p1114
{{>p1115}}
@end
@partial p1115
{{>p1116}}
@end
@partial p1116
{{>p1117}}
@end
@partial p1117
{{>p1118}}
@end
@partial p1118
{{>p1119}}
@end
@partial p1119
{{>p1120}}
@end
@partial p1120
{{>p1121}}
@end
@partial p1121
{{>p1122}}
@end
@partial p1122
{{>p1123}}
@end
@partial p1123
{{>p1124}}
@end
@partial p1124
{{>p1125}}
@end
@partial p1125
{{>p1126}}
@end
@partial p1126
{{>p1127}}
@end
@partial p1127
{{>p1128}}
@end
@partial p1128
{{>p1129}}
@end
@partial p1129
{{>p1130}}
@end
@partial p1130
{{>p1131}}
@end
@partial p1131
{{>p1132}}
@end
@partial p1132
{{>p1133}}
@end
@partial p1133
{{>p1134}}
@end
@partial p1134
{{>p1135}}
@end
@partial p1135
{{>p1136}}
@end
@partial p1136
{{>p1137}}
@end
@partial p1137
{{>p1138}}
@end
@partial p1138
{{>p1139}}
@end
@partial p1139
{{>p1140}}
@end
@partial p1140
{{>p1141}}
@end
@partial p1141
{{>p1142}}
@end
@partial p1142
{{>p1143}}
@end
@partial p1143
{{>p1144}}
@end
@partial p1144
{{>p1145}}
@end
@partial p1145
{{>p1146}}
@end
@partial p1146
{{>p1147}}
@end
@partial p1147
{{>p1148}}
@end
@partial p1148
{{>p1149}}
@end
@partial p1149
{{>p1150}}
@end
@partial p1150
{{>p1151}}
@end
@partial p1151
{{>p1152}}
@end
@partial p1152
{{>p1153}}
@end
@partial p1153
{{>p1154}}
@end
@partial p1154
{{>p1155}}
@end
@partial p1155
{{>p1156}}
@end
@partial p1156
{{>p1157}}
@end
@partial p1157
{{>p1158}}
@end
@partial p1158
{{>p1159}}
@end
@partial p1159
{{>p1160}}
@end
@partial p1160
{{>p1161}}
@end
@partial p1161
{{>p1162}}
@end
@partial p1162
{{>p1163}}
@end
@partial p1163
{{>p1164}}
@end
@partial p1164
{{>p1165}}
@end
@partial p1165
{{>p1166}}
@end
@partial p1166
{{>p1167}}
@end
@partial p1167
{{>p1168}}
@end
@partial p1168
{{>p1169}}
@end
@partial p1169
{{>p1170}}
@end
@partial p1170
{{>p1171}}
@end
@partial p1171
{{>p1172}}
@end
@partial p1172
{{>p1173}}
@end
@partial p1173
{{>p1174}}
@end
@partial p1174
{{>p1175}}
@end
@partial p1175
{{>p1176}}
@end
@partial p1176
{{>p1177}}
@end
@partial p1177
{{>p1178}}
@end
@partial p1178
{{>p1179}}
@end
@partial p1179
{{>p1180}}
@end
@partial p1180
{{>p1181}}
@end
@partial p1181
{{>p1182}}
@end
@partial p1182
{{>p1183}}
@end
@partial p1183
{{>p1184}}
@end
@partial p1184
{{>p1185}}
@end
@partial p1185
{{>p1186}}
@end
@partial p1186
{{>p1187}}
@end
@partial p1187
{{>p1188}}
@end
@partial p1188
{{>p1189}}
@end
@partial p1189
{{>p1190}}
@end
@partial p1190
{{>p1191}}
@end
@partial p1191
{{>p1192}}
@end
@partial p1192
{{>p1193}}
@end
@partial p1193
{{>p1194}}
@end
@partial p1194
{{>p1195}}
@end
@partial p1195
{{>p1196}}
@end
@partial p1196
{{>p1197}}
@end
@partial p1197
{{>p1198}}
@end
@partial p1198
{{>p1199}}
@end
@partial p1199
{{>p1200}}
@end
@partial p1200
{{>p1201}}
@end
@partial p1201
{{>p1202}}
@end
@partial p1202
{{>p1203}}
@end
@partial p1203
{{>p1204}}
@end
@partial p1204
{{>p1205}}
@end
@partial p1205
{{>p1206}}
@end
@partial p1206
{{>p1207}}
@end
@partial p1207
{{>p1208}}
@end
@partial p1208
{{>p1209}}
@end
@partial p1209
{{>p1210}}
@end
@partial p1210
{{>p1211}}
@end
@partial p1211
{{>p1212}}
@end
@partial p1212
{{>p1213}}
@end
@partial p1213
{{>p1214}}
@end
@partial p1214
{{>p1215}}
@end
@partial p1215
{{>p1216}}
@end
@partial p1216
{{>p1217}}
@end
@partial p1217
{{>p1218}}
@end
@partial p1218
{{>p1219}}
@end
@partial p1219
{{>p1220}}
@end
@partial p1220
{{>p1221}}
@end
@partial p1221
{{>p1222}}
@end
@partial p1222
{{>p1223}}
@end
@partial p1223
{{>p1224}}
@end
@partial p1224
{{>p1225}}
@end
@partial p1225
{{>p1226}}
@end
@partial p1226
{{>p1227}}
@end
@partial p1227
{{>p1228}}
@end
@partial p1228
{{>p1229}}
@end
@partial p1229
{{>p1230}}
@end
@partial p1230
{{>p1231}}
@end
@partial p1231
{{>p1232}}
@end
@partial p1232
{{>p1233}}
@end
@partial p1233
{{>p1234}}
@end
@partial p1234
{{>p1235}}
@end
@partial p1235
{{>p1236}}
@end
@partial p1236
{{>p1237}}
@end
@partial p1237
{{>p1238}}
@end
@partial p1238
{{>p1239}}
@end
@partial p1239
{{>p1240}}
@end
@partial p1240
{{>p1241}}
@end
@partial p1241
{{>p1242}}
@end
@partial p1242
{{>p1243}}
@end
@partial p1243
{{>p1244}}
@end
@partial p1244
{{>p1245}}
@end
@partial p1245
{{>p1246}}
@end
@partial p1246
{{>p1247}}
@end
@partial p1247
{{>p1248}}
@end
@partial p1248
{{>p1249}}
@end
@partial p1249
{{>p1250}}
@end
@partial p1250
{{>p1251}}
@end
@partial p1251
{{>p1252}}
@end
@partial p1252
{{>p1253}}
@end
@partial p1253
{{>p1254}}
@end
@partial p1254
{{>p1255}}
@end
@partial p1255
{{>p1256}}
@end
@partial p1256
{{>p1257}}
@end
@partial p1257
{{>p1258}}
@end
@partial p1258
{{>p1259}}
@end
@partial p1259
{{>p1260}}
@end
@partial p1260
{{>p1261}}
@end
@partial p1261
{{>p1262}}
@end
@partial p1262
{{>p1263}}
@end
@partial p1263
{{>p1264}}
@end
@partial p1264
{{>p1265}}
@end
@partial p1265
{{>p1266}}
@end
@partial p1266
{{>p1267}}
@end
@partial p1267
{{>p1268}}
@end
@partial p1268
{{>p1269}}
@end
@partial p1269
{{>p1270}}
@end
@partial p1270
{{>p1271}}
@end
@partial p1271
{{>p1272}}
@end
@partial p1272
{{>p1273}}
@end
@partial p1273
{{>p1274}}
@end
@partial p1274
{{>p1275}}
@end
@partial p1275
{{>p1276}}
@end
@partial p1276
{{>p1277}}
@end
@partial p1277
{{>p1278}}
@end
@partial p1278
{{>p1279}}
@end
@partial p1279
{{>p1280}}
@end
@partial p1280
{{>p1281}}
@end
@partial p1281
{{>p1282}}
@end
@partial p1282
{{>p1283}}
@end
@partial p1283
{{>p1284}}
@end
@partial p1284
{{>p1285}}
@end
@partial p1285
{{>p1286}}
@end
@partial p1286
{{>p1287}}
@end
@partial p1287
{{>p1288}}
@end
@partial p1288
{{>p1289}}
@end
@partial p1289
{{>p1290}}
@end
@partial p1290
{{>p1291}}
@end
@partial p1291
{{>p1292}}
@end
@partial p1292
{{>p1293}}
@end
@partial p1293
{{>p1294}}
@end
@partial p1294
{{>p1295}}
@end
@partial p1295
{{>p1296}}
@end
@partial p1296
{{>p1297}}
@end
@partial p1297
{{>p1298}}
@end
@partial p1298
{{>p1299}}
@end
@partial p1299
{{>p1300}}
@end
@partial p1300
{{>p1301}}
@end
@partial p1301
{{>p1302}}
@end
@partial p1302
{{>p1303}}
@end
@partial p1303
{{>p1304}}
@end
@partial p1304
{{>p1305}}
@end
@partial p1305
{{>p1306}}
@end
@partial p1306
{{>p1307}}
@end
@partial p1307
{{>p1308}}
@end
@partial p1308
{{>p1309}}
@end
@partial p1309
{{>p1310}}
@end
@partial p1310
{{>p1311}}
@end
@partial p1311
{{>p1312}}
@end
@partial p1312
{{>p1313}}
@end
@partial p1313
{{>p1314}}
@end
@partial p1314
{{>p1315}}
@end
@partial p1315
{{>p1316}}
@end
@partial p1316
{{>p1317}}
@end
@partial p1317
{{>p1318}}
@end
@partial p1318
{{>p1319}}
@end
@partial p1319
{{>p1320}}
@end
@partial p1320
{{>p1321}}
@end
@partial p1321
{{>p1322}}
@end
@partial p1322
{{>p1323}}
@end
@partial p1323
{{>p1324}}
@end
@partial p1324
{{>p1325}}
@end
@partial p1325
{{>p1326}}
@end
@partial p1326
{{>p1327}}
@end
@partial p1327
{{>p1328}}
@end
@partial p1328
{{>p1329}}
@end
@partial p1329
{{>p1330}}
@end
@partial p1330
{{>p1331}}
@end
@partial p1331
{{>p1332}}
@end
@partial p1332
{{>p1333}}
@end
@partial p1333
{{>p1334}}
@end
@partial p1334
{{>p1335}}
@end
@partial p1335
{{>p1336}}
@end
@partial p1336
{{>p1337}}
@end
@partial p1337
{{>p1338}}
@end
@partial p1338
{{>p1339}}
@end
@partial p1339
{{>p1340}}
@end
@partial p1340
{{>p1341}}
@end
@partial p1341
{{>p1342}}
@end
@partial p1342
{{>p1343}}
@end
@partial p1343
{{>p1344}}
@end
@partial p1344
{{>p1345}}
@end
@partial p1345
{{>p1346}}
@end
@partial p1346
{{>p1347}}
@end
@partial p1347
{{>p1348}}
@end
@partial p1348
{{>p1349}}
@end
@partial p1349
{{>p1350}}
@end
@partial p1350
{{>p1351}}
@end
@partial p1351
{{>p1352}}
@end
@partial p1352
{{>p1353}}
@end
@partial p1353
{{>p1354}}
@end
@partial p1354
{{>p1355}}
@end
@partial p1355
{{>p1356}}
@end
@partial p1356
{{>p1357}}
@end
@partial p1357
{{>p1358}}
@end
@partial p1358
{{>p1359}}
@end
@partial p1359
{{>p1360}}
@end
@partial p1360
{{>p1361}}
@end
@partial p1361
{{>p1362}}
@end
@partial p1362
{{>p1363}}
@end
@partial p1363
{{>p1364}}
@end
@partial p1364
{{>p1365}}
@end
@partial p1365
{{>p1366}}
@end
@partial p1366
{{>p1367}}
@end
@partial p1367
{{>p1368}}
@end
@partial p1368
{{>p1369}}
@end
@partial p1369
{{>p1370}}
@end
@partial p1370
{{>p1371}}
@end
@partial p1371
{{>p1372}}
@end
@partial p1372
{{>p1373}}
@end
@partial p1373
{{>p1374}}
@end
@partial p1374
{{>p1375}}
@end
@partial p1375
{{>p1376}}
@end
@partial p1376
{{>p1377}}
@end
@partial p1377
{{>p1378}}
@end
@partial p1378
{{>p1379}}
@end
@partial p1379
{{>p1380}}
@end
@partial p1380
{{>p1381}}
@end
@partial p1381
{{>p1382}}
@end
@partial p1382
{{>p1383}}
@end
@partial p1383
{{>p1384}}
@end
@partial p1384
{{>p1385}}
@end
@partial p1385
{{>p1386}}
@end
@partial p1386
{{>p1387}}
@end
@partial p1387
{{>p1388}}
@end
@partial p1388
{{>p1389}}
@end
@partial p1389
{{>p1390}}
@end
@partial p1390
{{>p1391}}
@end
@partial p1391
{{>p1392}}
@end
@partial p1392
{{>p1393}}
@end
@partial p1393
{{>p1394}}
@end
@partial p1394
{{>p1395}}
@end
@partial p1395
{{>p1396}}
@end
@partial p1396
{{>p1397}}
@end
@partial p1397
{{>p1398}}
@end
@partial p1398
{{>p1399}}
@end
@partial p1399
{{>p1400}}
@end
@partial p1400
{{>p1401}}
@end
@partial p1401
{{>p1402}}
@end
@partial p1402
{{>p1403}}
@end
@partial p1403
{{>p1404}}
@end
@partial p1404
{{>p1405}}
@end
@partial p1405
{{>p1406}}
@end
@partial p1406
{{>p1407}}
@end
@partial p1407
{{>p1408}}
@end
@partial p1408
{{>p1409}}
@end
@partial p1409
{{>p1410}}
@end
@partial p1410
{{>p1411}}
@end
@partial p1411
{{>p1412}}
@end
@partial p1412
{{>p1413}}
@end
@partial p1413
{{>p1414}}
@end
@partial p1414
{{>p1415}}
@end
@partial p1415
{{>p1416}}
@end
@partial p1416
{{>p1417}}
@end
@partial p1417
{{>p1418}}
@end
@partial p1418
{{>p1419}}
@end
@partial p1419
{{>p1420}}
@end
@partial p1420
{{>p1421}}
@end
@partial p1421
{{>p1422}}
@end
@partial p1422
{{>p1423}}
@end
@partial p1423
{{>p1424}}
@end
@partial p1424
{{>p1425}}
@end
@partial p1425
{{>p1426}}
@end
@partial p1426
{{>p1427}}
@end
@partial p1427
{{>p1428}}
@end
@partial p1428
{{>p1429}}
@end
@partial p1429
{{>p1430}}
@end
@partial p1430
{{>p1431}}
@end
@partial p1431
{{>p1432}}
@end
@partial p1432
{{>p1433}}
@end
@partial p1433
{{>p1434}}
@end
@partial p1434
{{>p1435}}
@end
@partial p1435
{{>p1436}}
@end
@partial p1436
{{>p1437}}
@end
@partial p1437
{{>p1438}}
@end
@partial p1438
{{>p1439}}
@end
@partial p1439
{{>p1440}}
@end
@partial p1440
{{>p1441}}
@end
@partial p1441
{{>p1442}}
@end
@partial p1442
{{>p1443}}
@end
@partial p1443
{{>p1444}}
@end
@partial p1444
{{>p1445}}
@end
@partial p1445
{{>p1446}}
@end
@partial p1446
{{>p1447}}
@end
@partial p1447
{{>p1448}}
@end
@partial p1448
{{>p1449}}
@end
@partial p1449
{{>p1450}}
@end
@partial p1450
{{>p1451}}
@end
@partial p1451
{{>p1452}}
@end
@partial p1452
{{>p1453}}
@end
@partial p1453
{{>p1454}}
@end
@partial p1454
{{>p1455}}
@end
@partial p1455
{{>p1456}}
@end
@partial p1456
{{>p1457}}
@end
@partial p1457
{{>p1458}}
@end
@partial p1458
{{>p1459}}
@end
@partial p1459
{{>p1460}}
@end
@partial p1460
{{>p1461}}
@end
@partial p1461
{{>p1462}}
@end
@partial p1462
{{>p1463}}
@end
@partial p1463
{{>p1464}}
@end
@partial p1464
{{>p1465}}
@end
@partial p1465
{{>p1466}}
@end
@partial p1466
{{>p1467}}
@end
@partial p1467
{{>p1468}}
@end
@partial p1468
{{>p1469}}
@end
@partial p1469
{{>p1470}}
@end
@partial p1470
{{>p1471}}
@end
@partial p1471
{{>p1472}}
@end
@partial p1472
{{>p1473}}
@end
@partial p1473
{{>p1474}}
@end
@partial p1474
{{>p1475}}
@end
@partial p1475
{{>p1476}}
@end
@partial p1476
{{>p1477}}
@end
@partial p1477
{{>p1478}}
@end
@partial p1478
{{>p1479}}
@end
@partial p1479
{{>p1480}}
@end
@partial p1480
{{>p1481}}
@end
@partial p1481
{{>p1482}}
@end
@partial p1482
{{>p1483}}
@end
@partial p1483
{{>p1484}}
@end
@partial p1484
{{>p1485}}
@end
@partial p1485
{{>p1486}}
@end
@partial p1486
{{>p1487}}
@end
@partial p1487
{{>p1488}}
@end
@partial p1488
{{>p1489}}
@end
@partial p1489
{{>p1490}}
@end
@partial p1490
{{>p1491}}
@end
@partial p1491
{{>p1492}}
@end
@partial p1492
{{>p1493}}
@end
@partial p1493
{{>p1494}}
@end
@partial p1494
{{>p1495}}
@end
@partial p1495
{{>p1496}}
@end
@partial p1496
{{>p1497}}
@end
@partial p1497
{{>p1498}}
@end
@partial p1498
{{>p1499}}
@end
@partial p1499
{{>p1500}}
@end
@partial p1500
{{>p1501}}
@end
@partial p1501
{{>p1502}}
@end
@partial p1502
{{>p1503}}
@end
@partial p1503
{{>p1504}}
@end
@partial p1504
{{>p1505}}
@end
@partial p1505
{{>p1506}}
@end
@partial p1506
{{>p1507}}
@end
@partial p1507
{{>p1508}}
@end
@partial p1508
{{>p1509}}
@end
@partial p1509
{{>p1510}}
@end
@partial p1510
{{>p1511}}
@end
@partial p1511
{{>p1512}}
@end
@partial p1512
{{>p1513}}
@end
@partial p1513
{{>p1514}}
@end
@partial p1514
{{>p1515}}
@end
@partial p1515
{{>p1516}}
@end
@partial p1516
{{>p1517}}
@end
@partial p1517
{{>p1518}}
@end
@partial p1518
{{>p1519}}
@end
@partial p1519
{{>p1520}}
@end
@partial p1520
{{>p1521}}
@end
@partial p1521
{{>p1522}}
@end
@partial p1522
{{>p1523}}
@end
@partial p1523
{{>p1524}}
@end
@partial p1524
{{>p1525}}
@end
@partial p1525
{{>p1526}}
@end
@partial p1526
{{>p1527}}
@end
@partial p1527
{{>p1528}}
@end
@partial p1528
{{>p1529}}
@end
@partial p1529
{{>p1530}}
@end
@partial p1530
{{>p1531}}
@end
@partial p1531
{{>p1532}}
@end
@partial p1532
{{>p1533}}
@end
@partial p1533
{{>p1534}}
@end
@partial p1534
{{>p1535}}
@end
@partial p1535
{{>p1536}}
@end
@partial p1536
{{>p1537}}
@end
@partial p1537
{{>p1538}}
@end
@partial p1538
{{>p1539}}
@end
@partial p1539
{{>p1540}}
@end
@partial p1540
{{>p1541}}
@end
@partial p1541
{{>p1542}}
@end
@partial p1542
{{>p1543}}
@end
@partial p1543
{{>p1544}}
@end
@partial p1544
{{>p1545}}
@end
@partial p1545
{{>p1546}}
@end
@partial p1546
{{>p1547}}
@end
@partial p1547
{{>p1548}}
@end
@partial p1548
{{>p1549}}
@end
@partial p1549
{{>p1550}}
@end
@partial p1550
{{>p1551}}
@end
@partial p1551
{{>p1552}}
@end
@partial p1552
{{>p1553}}
@end
@partial p1553
{{>p1554}}
@end
@partial p1554
{{>p1555}}
@end
@partial p1555
{{>p1556}}
@end
@partial p1556
{{>p1557}}
@end
@partial p1557
{{>p1558}}
@end
@partial p1558
{{>p1559}}
@end
@partial p1559
{{>p1560}}
@end
@partial p1560
{{>p1561}}
@end
@partial p1561
{{>p1562}}
@end
@partial p1562
{{>p1563}}
@end
@partial p1563
{{>p1564}}
@end
@partial p1564
{{>p1565}}
@end
@partial p1565
{{>p1566}}
@end
@partial p1566
{{>p1567}}
@end
@partial p1567
{{>p1568}}
@end
@partial p1568
{{>p1569}}
@end
@partial p1569
{{>p1570}}
@end
@partial p1570
{{>p1571}}
@end
@partial p1571
{{>p1572}}
@end
@partial p1572
{{>p1573}}
@end
@partial p1573
{{>p1574}}
@end
@partial p1574
{{>p1575}}
@end
@partial p1575
{{>p1576}}
@end
@partial p1576
{{>p1577}}
@end
@partial p1577
{{>p1578}}
@end
@partial p1578
{{>p1579}}
@end
@partial p1579
{{>p1580}}
@end
@partial p1580
{{>p1581}}
@end
@partial p1581
{{>p1582}}
@end
@partial p1582
{{>p1583}}
@end
@partial p1583
{{>p1584}}
@end
@partial p1584
{{>p1585}}
@end
@partial p1585
{{>p1586}}
@end
@partial p1586
{{>p1587}}
@end
@partial p1587
{{>p1588}}
@end
@partial p1588
{{>p1589}}
@end
@partial p1589
{{>p1590}}
@end
@partial p1590
{{>p1591}}
@end
@partial p1591
{{>p1592}}
@end
@partial p1592
{{>p1593}}
@end
@partial p1593
{{>p1594}}
@end
@partial p1594
{{>p1595}}
@end
@partial p1595
{{>p1596}}
@end
@partial p1596
{{>p1597}}
@end
@partial p1597
{{>p1598}}
@end
@partial p1598
{{>p1599}}
@end
@partial p1599
{{>p1600}}
@end
@partial p1600
{{>p1601}}
@end
@partial p1601
{{>p1602}}
@end
@partial p1602
{{>p1603}}
@end
@partial p1603
{{>p1604}}
@end
@partial p1604
{{>p1605}}
@end
@partial p1605
{{>p1606}}
@end
@partial p1606
{{>p1607}}
@end
@partial p1607
{{>p1608}}
@end
@partial p1608
{{>p1609}}
@end
@partial p1609
{{>p1610}}
@end
@partial p1610
{{>p1611}}
@end
@partial p1611
{{>p1612}}
@end
@partial p1612
{{>p1613}}
@end
@partial p1613
{{>p1614}}
@end
@partial p1614
{{>p1615}}
@end
@partial p1615
{{>p1616}}
@end
@partial p1616
{{>p1617}}
@end
@partial p1617
{{>p1618}}
@end
@partial p1618
{{>p1619}}
@end
@partial p1619
{{>p1620}}
@end
@partial p1620
{{>p1621}}
@end
@partial p1621
{{>p1622}}
@end
@partial p1622
{{>p1623}}
@end
@partial p1623
{{>p1624}}
@end
@partial p1624
{{>p1625}}
@end
@partial p1625
{{>p1626}}
@end
@partial p1626
{{>p1627}}
@end
@partial p1627
{{>p1628}}
@end
@partial p1628
{{>p1629}}
@end
@partial p1629
{{>p1630}}
@end
@partial p1630
{{>p1631}}
@end
@partial p1631
{{>p1632}}
@end
@partial p1632
{{>p1633}}
@end
@partial p1633
{{>p1634}}
@end
@partial p1634
{{>p1635}}
@end
@partial p1635
{{>p1636}}
@end
@partial p1636
{{>p1637}}
@end
@partial p1637
{{>p1638}}
@end
@partial p1638
{{>p1639}}
@end
@partial p1639
{{>p1640}}
@end
@partial p1640
{{>p1641}}
@end
@partial p1641
{{>p1642}}
@end
@partial p1642
{{>p1643}}
@end
@partial p1643
{{>p1644}}
@end
@partial p1644
{{>p1645}}
@end
@partial p1645
{{>p1646}}
@end
@partial p1646
{{>p1647}}
@end
@partial p1647
{{>p1648}}
@end
@partial p1648
{{>p1649}}
@end
@partial p1649
{{>p1650}}
@end
@partial p1650
{{>p1651}}
@end
@partial p1651
{{>p1652}}
@end
@partial p1652
{{>p1653}}
@end
@partial p1653
{{>p1654}}
@end
@partial p1654
{{>p1655}}
@end
@partial p1655
{{>p1656}}
@end
@partial p1656
{{>p1657}}
@end
@partial p1657
{{>p1658}}
@end
@partial p1658
{{>p1659}}
@end
@partial p1659
{{>p1660}}
@end
@partial p1660
{{>p1661}}
@end
@partial p1661
{{>p1662}}
@end
@partial p1662
{{>p1663}}
@end
@partial p1663
{{>p1664}}
@end
@partial p1664
{{>p1665}}
@end
@partial p1665
{{>p1666}}
@end
@partial p1666
{{>p1667}}
@end
@partial p1667
{{>p1668}}
@end
@partial p1668
{{>p1669}}
@end
@partial p1669
{{>p1670}}
@end
@partial p1670
{{>p1671}}
@end
@partial p1671
{{>p1672}}
@end
@partial p1672
{{>p1673}}
@end
@partial p1673
{{>p1674}}
@end
@partial p1674
{{>p1675}}
@end
@partial p1675
{{>p1676}}
@end
@partial p1676
{{>p1677}}
@end
@partial p1677
{{>p1678}}
@end
@partial p1678
{{>p1679}}
@end
@partial p1679
{{>p1680}}
@end
@partial p1680
{{>p1681}}
@end
@partial p1681
{{>p1682}}
@end
@partial p1682
{{>p1683}}
@end
@partial p1683
{{>p1684}}
@end
@partial p1684
{{>p1685}}
@end
@partial p1685
{{>p1686}}
@end
@partial p1686
{{>p1687}}
@end
@partial p1687
{{>p1688}}
@end
@partial p1688
{{>p1689}}
@end
@partial p1689
{{>p1690}}
@end
@partial p1690
{{>p1691}}
@end
@partial p1691
{{>p1692}}
@end
@partial p1692
{{>p1693}}
@end
@partial p1693
{{>p1694}}
@end
@partial p1694
{{>p1695}}
@end
@partial p1695
{{>p1696}}
@end
@partial p1696
{{>p1697}}
@end
@partial p1697
{{>p1698}}
@end
@partial p1698
{{>p1699}}
@end
@partial p1699
{{>p1700}}
@end
@partial p1700
{{>p1701}}
@end
@partial p1701
{{>p1702}}
@end
@partial p1702
{{>p1703}}
@end
@partial p1703
{{>p1704}}
@end
@partial p1704
{{>p1705}}
@end
@partial p1705
{{>p1706}}
@end
@partial p1706
{{>p1707}}
@end
@partial p1707
{{>p1708}}
@end
@partial p1708
{{>p1709}}
@end
@partial p1709
{{>p1710}}
@end
@partial p1710
{{>p1711}}
@end
@partial p1711
{{>p1712}}
@end
@partial p1712
{{>p1713}}
@end
@partial p1713
{{>p1714}}
@end
@partial p1714
{{>p1715}}
@end
@partial p1715
{{>p1716}}
@end
@partial p1716
{{>p1717}}
@end
@partial p1717
{{>p1718}}
@end
@partial p1718
{{>p1719}}
@end
@partial p1719
{{>p1720}}
@end
@partial p1720
{{>p1721}}
@end
@partial p1721
{{>p1722}}
@end
@partial p1722
{{>p1723}}
@end
@partial p1723
{{>p1724}}
@end
@partial p1724
{{>p1725}}
@end
@partial p1725
{{>p1726}}
@end
@partial p1726
{{>p1727}}
@end
@partial p1727
{{>p1728}}
@end
@partial p1728
{{>p1729}}
@end
@partial p1729
{{>p1730}}
@end
@partial p1730
{{>p1731}}
@end
@partial p1731
{{>p1732}}
@end
@partial p1732
{{>p1733}}
@end
@partial p1733
{{>p1734}}
@end
@partial p1734
{{>p1735}}
@end
@partial p1735
{{>p1736}}
@end
@partial p1736
{{>p1737}}
@end
@partial p1737
{{>p1738}}
@end
@partial p1738
{{>p1739}}
@end
@partial p1739
{{>p1740}}
@end
@partial p1740
{{>p1741}}
@end
@partial p1741
{{>p1742}}
@end
@partial p1742
{{>p1743}}
@end
@partial p1743
{{>p1744}}
@end
@partial p1744
{{>p1745}}
@end
@partial p1745
{{>p1746}}
@end
@partial p1746
{{>p1747}}
@end
@partial p1747
{{>p1748}}
@end
@partial p1748
{{>p1749}}
@end
@partial p1749
{{>p1750}}
@end
@partial p1750
{{>p1751}}
@end
@partial p1751
{{>p1752}}
@end
@partial p1752
{{>p1753}}
@end
@partial p1753
{{>p1754}}
@end
@partial p1754
{{>p1755}}
@end
@partial p1755
{{>p1756}}
@end
@partial p1756
{{>p1757}}
@end
@partial p1757
{{>p1758}}
@end
@partial p1758
{{>p1759}}
@end
@partial p1759
{{>p1760}}
@end
@partial p1760
{{>p1761}}
@end
@partial p1761
{{>p1762}}
@end
@partial p1762
{{>p1763}}
@end
@partial p1763
{{>p1764}}
@end
@partial p1764
{{>p1765}}
@end
@partial p1765
{{>p1766}}
@end
@partial p1766
{{>p1767}}
@end
@partial p1767
{{>p1768}}
@end
@partial p1768
{{>p1769}}
@end
@partial p1769
{{>p1770}}
@end
@partial p1770
{{>p1771}}
@end
@partial p1771
{{>p1772}}
@end
@partial p1772
{{>p1773}}
@end
@partial p1773
{{>p1774}}
@end
@partial p1774
{{>p1775}}
@end
@partial p1775
{{>p1776}}
@end
@partial p1776
{{>p1777}}
@end
@partial p1777
{{>p1778}}
@end
@partial p1778
{{>p1779}}
@end
@partial p1779
{{>p1780}}
@end
@partial p1780
{{>p1781}}
@end
@partial p1781
{{>p1782}}
@end
@partial p1782
{{>p1783}}
@end
@partial p1783
{{>p1784}}
@end
@partial p1784
{{>p1785}}
@end
@partial p1785
{{>p1786}}
@end
@partial p1786
{{>p1787}}
@end
@partial p1787
{{>p1788}}
@end
@partial p1788
{{>p1789}}
@end
@partial p1789
{{>p1790}}
@end
@partial p1790
{{>p1791}}
@end
@partial p1791
{{>p1792}}
@end
@partial p1792
{{>p1793}}
@end
@partial p1793
{{>p1794}}
@end
@partial p1794
{{>p1795}}
@end
@partial p1795
{{>p1796}}
@end
@partial p1796
{{>p1797}}
@end
@partial p1797
{{>p1798}}
@end
@partial p1798
{{>p1799}}
@end
@partial p1799
{{>p1800}}
@end
@partial p1800
{{>p1801}}
@end
@partial p1801
{{>p1802}}
@end
@partial p1802
{{>p1803}}
@end
@partial p1803
{{>p1804}}
@end
@partial p1804
{{>p1805}}
@end
@partial p1805
{{>p1806}}
@end
@partial p1806
{{>p1807}}
@end
@partial p1807
{{>p1808}}
@end
@partial p1808
{{>p1809}}
@end
@partial p1809
{{>p1810}}
@end
@partial p1810
{{>p1811}}
@end
@partial p1811
{{>p1812}}
@end
@partial p1812
{{>p1813}}
@end
@partial p1813
{{>p1814}}
@end
@partial p1814
{{>p1815}}
@end
@partial p1815
{{>p1816}}
@end
@partial p1816
{{>p1817}}
@end
@partial p1817
{{>p1818}}
@end
@partial p1818
{{>p1819}}
@end
@partial p1819
{{>p1820}}
@end
@partial p1820
{{>p1821}}
@end
@partial p1821
{{>p1822}}
@end
@partial p1822
{{>p1823}}
@end
@partial p1823
{{>p1824}}
@end
@partial p1824
{{>p1825}}
@end
@partial p1825
{{>p1826}}
@end
@partial p1826
{{>p1827}}
@end
@partial p1827
{{>p1828}}
@end
@partial p1828
{{>p1829}}
@end
@partial p1829
{{>p1830}}
@end
@partial p1830
{{>p1831}}
@end
@partial p1831
{{>p1832}}
@end
@partial p1832
{{>p1833}}
@end
@partial p1833
{{>p1834}}
@end
@partial p1834
{{>p1835}}
@end
@partial p1835
{{>p1836}}
@end
@partial p1836
{{>p1837}}
@end
@partial p1837
{{>p1838}}
@end
@partial p1838
{{>p1839}}
@end
@partial p1839
{{>p1840}}
@end
@partial p1840
{{>p1841}}
@end
@partial p1841
{{>p1842}}
@end
@partial p1842
{{>p1843}}
@end
@partial p1843
{{>p1844}}
@end
@partial p1844
{{>p1845}}
@end
@partial p1845
{{>p1846}}
@end
@partial p1846
{{>p1847}}
@end
@partial p1847
{{>p1848}}
@end
@partial p1848
{{>p1849}}
@end
@partial p1849
{{>p1850}}
@end
@partial p1850
{{>p1851}}
@end
@partial p1851
{{>p1852}}
@end
@partial p1852
{{>p1853}}
@end
@partial p1853
{{>p1854}}
@end
@partial p1854
{{>p1855}}
@end
@partial p1855
{{>p1856}}
@end
@partial p1856
{{>p1857}}
@end
@partial p1857
{{>p1858}}
@end
@partial p1858
{{>p1859}}
@end
@partial p1859
{{>p1860}}
@end
@partial p1860
{{>p1861}}
@end
@partial p1861
{{>p1862}}
@end
@partial p1862
{{>p1863}}
@end
@partial p1863
{{>p1864}}
@end
@partial p1864
{{>p1865}}
@end
@partial p1865
{{>p1866}}
@end
@partial p1866
{{>p1867}}
@end
@partial p1867
{{>p1868}}
@end
@partial p1868
{{>p1869}}
@end
@partial p1869
{{>p1870}}
@end
@partial p1870
{{>p1871}}
@end
@partial p1871
{{>p1872}}
@end
@partial p1872
{{>p1873}}
@end
@partial p1873
{{>p1874}}
@end
@partial p1874
{{>p1875}}
@end
@partial p1875
{{>p1876}}
@end
@partial p1876
{{>p1877}}
@end
@partial p1877
{{>p1878}}
@end
@partial p1878
{{>p1879}}
@end
@partial p1879
{{>p1880}}
@end
@partial p1880
{{>p1881}}
@end
@partial p1881
{{>p1882}}
@end
@partial p1882
{{>p1883}}
@end
@partial p1883
{{>p1884}}
@end
@partial p1884
{{>p1885}}
@end
@partial p1885
{{>p1886}}
@end
@partial p1886
{{>p1887}}
@end
@partial p1887
{{>p1888}}
@end
@partial p1888
{{>p1889}}
@end
@partial p1889
{{>p1890}}
@end
@partial p1890
{{>p1891}}
@end
@partial p1891
{{>p1892}}
@end
@partial p1892
{{>p1893}}
@end
@partial p1893
{{>p1894}}
@end
@partial p1894
{{>p1895}}
@end
@partial p1895
{{>p1896}}
@end
@partial p1896
{{>p1897}}
@end
@partial p1897
{{>p1898}}
@end
@partial p1898
{{>p1899}}
@end
@partial p1899
{{>p1900}}
@end
@partial p1900
{{>p1901}}
@end
@partial p1901
{{>p1902}}
@end
@partial p1902
{{>p1903}}
@end
@partial p1903
{{>p1904}}
@end
@partial p1904
{{>p1905}}
@end
@partial p1905
{{>p1906}}
@end
@partial p1906
{{>p1907}}
@end
@partial p1907
{{>p1908}}
@end
@partial p1908
{{>p1909}}
@end
@partial p1909
{{>p1910}}
@end
@partial p1910
{{>p1911}}
@end
@partial p1911
{{>p1912}}
@end
@partial p1912
{{>p1913}}
@end
@partial p1913
{{>p1914}}
@end
@partial p1914
{{>p1915}}
@end
@partial p1915
{{>p1916}}
@end
@partial p1916
{{>p1917}}
@end
@partial p1917
{{>p1918}}
@end
@partial p1918
{{>p1919}}
@end
@partial p1919
{{>p1920}}
@end
@partial p1920
{{>p1921}}
@end
@partial p1921
{{>p1922}}
@end
@partial p1922
{{>p1923}}
@end
@partial p1923
{{>p1924}}
@end
@partial p1924
{{>p1925}}
@end
@partial p1925
{{>p1926}}
@end
@partial p1926
{{>p1927}}
@end
@partial p1927
{{>p1928}}
@end
@partial p1928
{{>p1929}}
@end
@partial p1929
{{>p1930}}
@end
@partial p1930
{{>p1931}}
@end
@partial p1931
{{>p1932}}
@end
@partial p1932
{{>p1933}}
@end
@partial p1933
{{>p1934}}
@end
@partial p1934
{{>p1935}}
@end
@partial p1935
{{>p1936}}
@end
@partial p1936
{{>p1937}}
@end
@partial p1937
{{>p1938}}
@end
@partial p1938
{{>p1939}}
@end
@partial p1939
{{>p1940}}
@end
@partial p1940
{{>p1941}}
@end
@partial p1941
{{>p1942}}
@end
@partial p1942
{{>p1943}}
@end
@partial p1943
{{>p1944}}
@end
@partial p1944
{{>p1945}}
@end
@partial p1945
{{>p1946}}
@end
@partial p1946
{{>p1947}}
@end
@partial p1947
{{>p1948}}
@end
@partial p1948
{{>p1949}}
@end
@partial p1949
{{>p1950}}
@end
@partial p1950
{{>p1951}}
@end
@partial p1951
{{>p1952}}
@end
@partial p1952
{{>p1953}}
@end
@partial p1953
{{>p1954}}
@end
@partial p1954
{{>p1955}}
@end
@partial p1955
{{>p1956}}
@end
@partial p1956
{{>p1957}}
@end
@partial p1957
{{>p1958}}
@end
@partial p1958
{{>p1959}}
@end
@partial p1959
{{>p1960}}
@end
@partial p1960
{{>p1961}}
@end
@partial p1961
{{>p1962}}
@end
@partial p1962
{{>p1963}}
@end
@partial p1963
{{>p1964}}
@end
@partial p1964
{{>p1965}}
@end
@partial p1965
{{>p1966}}
@end
@partial p1966
{{>p1967}}
@end
@partial p1967
{{>p1968}}
@end
@partial p1968
{{>p1969}}
@end
@partial p1969
{{>p1970}}
@end
@partial p1970
{{>p1971}}
@end
@partial p1971
{{>p1972}}
@end
@partial p1972
{{>p1973}}
@end
@partial p1973
{{>p1974}}
@end
@partial p1974
{{>p1975}}
@end
@partial p1975
{{>p1976}}
@end
@partial p1976
{{>p1977}}
@end
@partial p1977
{{>p1978}}
@end
@partial p1978
{{>p1979}}
@end
@partial p1979
{{>p1980}}
@end
@partial p1980
{{>p1981}}
@end
@partial p1981
{{>p1982}}
@end
@partial p1982
{{>p1983}}
@end
@partial p1983
{{>p1984}}
@end
@partial p1984
{{>p1985}}
@end
@partial p1985
{{>p1986}}
@end
@partial p1986
{{>p1987}}
@end
@partial p1987
{{>p1988}}
@end
@partial p1988
{{>p1989}}
@end
@partial p1989
{{>p1990}}
@end
@partial p1990
{{>p1991}}
@end
@partial p1991
{{>p1992}}
@end
@partial p1992
{{>p1993}}
@end
@partial p1993
{{>p1994}}
@end
@partial p1994
{{>p1995}}
@end
@partial p1995
{{>p1996}}
@end
@partial p1996
{{>p1997}}
@end
@partial p1997
{{>p1998}}
@end
@partial p1998
{{>p1999}}
@end
@partial p1999
{{>p2000}}
@end
@partial p2000
{{>p2001}}
@end
@partial p2001
{{>p2002}}
@end
@partial p2002
{{>p2003}}
@end
@partial p2003
{{>p2004}}
@end
@partial p2004
{{>p2005}}
@end
@partial p2005
{{>p2006}}
@end
@partial p2006
{{>p2007}}
@end
@partial p2007
{{>p2008}}
@end
@partial p2008
{{>p2009}}
@end
@partial p2009
{{>p2010}}
@end
@partial p2010
{{>p2011}}
@end
@partial p2011
{{>p2012}}
@end
@partial p2012
{{>p2013}}
@end
@partial p2013
{{>p2014}}
@end
@partial p2014
{{>p2015}}
@end
@partial p2015
{{>p2016}}
@end
@partial p2016
{{>p2017}}
@end
@partial p2017
{{>p2018}}
@end
@partial p2018
{{>p2019}}
@end
@partial p2019
{{>p2020}}
@end
@partial p2020
{{>p2021}}
@end
@partial p2021
{{>p2022}}
@end
@partial p2022
{{>p2023}}
@end
@partial p2023
{{>p2024}}
@end
@partial p2024
{{>p2025}}
@end
@partial p2025
{{>p2026}}
@end
@partial p2026
{{>p2027}}
@end
@partial p2027
{{>p2028}}
@end
@partial p2028
{{>p2029}}
@end
@partial p2029
{{>p2030}}
@end
@partial p2030
{{>p2031}}
@end
@partial p2031
{{>p2032}}
@end
@partial p2032
{{>p2033}}
@end
@partial p2033
{{>p2034}}
@end
@partial p2034
{{>p2035}}
@end
@partial p2035
{{>p2036}}
@end
@partial p2036
{{>p2037}}
@end
@partial p2037
{{>p2038}}
@end
@partial p2038
{{>p2039}}
@end
@partial p2039
{{>p2040}}
@end
@partial p2040
{{>p2041}}
@end
@partial p2041
{{>p2042}}
@end
@partial p2042
{{>p2043}}
@end
@partial p2043
{{>p2044}}
@end
@partial p2044
{{>p2045}}
@end
@partial p2045
{{>p2046}}
@end
@partial p2046
{{>p2047}}
@end
@partial p2047
{{>p2048}}
@end
@partial p2048
{{>p2049}}
@end
@partial p2049
{{>p2050}}
@end
@partial p2050
{{>p2051}}
@end
@partial p2051
{{>p2052}}
@end
@partial p2052
{{>p2053}}
@end
@partial p2053
{{>p2054}}
@end
@partial p2054
{{>p2055}}
@end
@partial p2055
{{>p2056}}
@end
@partial p2056
{{>p2057}}
@end
@partial p2057
{{>p2058}}
@end
@partial p2058
{{>p2059}}
@end
@partial p2059
{{>p2060}}
@end
@partial p2060
{{>p2061}}
@end
@partial p2061
{{>p2062}}
@end
@partial p2062
{{>p2063}}
@end
@partial p2063
{{>p2064}}
@end
@partial p2064
{{>p2065}}
@end
@partial p2065
{{>p2066}}
@end
@partial p2066
{{>p2067}}
@end
@partial p2067
{{>p2068}}
@end
@partial p2068
{{>p2069}}
@end
@partial p2069
{{>p2070}}
@end
@partial p2070
{{>p2071}}
@end
@partial p2071
{{>p2072}}
@end
@partial p2072
{{>p2073}}
@end
@partial p2073
{{>p2074}}
@end
@partial p2074
{{>p2075}}
@end
@partial p2075
{{>p2076}}
@end
@partial p2076
{{>p2077}}
@end
@partial p2077
{{>p2078}}
@end
@partial p2078
{{>p2079}}
@end
@partial p2079
{{>p2080}}
@end
@partial p2080
{{>p2081}}
@end
@partial p2081
{{>p2082}}
@end
@partial p2082
{{>p2083}}
@end
@partial p2083
{{>p2084}}
@end
@partial p2084
{{>p2085}}
@end
@partial p2085
{{>p2086}}
@end
@partial p2086
{{>p2087}}
@end
@partial p2087
{{>p2088}}
@end
@partial p2088
{{>p2089}}
@end
@partial p2089
{{>p2090}}
@end
@partial p2090
{{>p2091}}
@end
@partial p2091
{{>p2092}}
@end
@partial p2092
{{>p2093}}
@end
@partial p2093
{{>p2094}}
@end
@partial p2094
{{>p2095}}
@end
@partial p2095
{{>p2096}}
@end
@partial p2096
{{>p2097}}
@end
@partial p2097
{{>p2098}}
@end
@partial p2098
{{>p2099}}
@end
@partial p2099
{{>p2100}}
@end
@partial p2100
{{>p2101}}
@end
@partial p2101
{{>p2102}}
@end
@partial p2102
{{>p2103}}
@end
@partial p2103
{{>p2104}}
@end
@partial p2104
{{>p2105}}
@end
@partial p2105
{{>p2106}}
@end
@partial p2106
{{>p2107}}
@end
@partial p2107
{{>p2108}}
@end
@partial p2108
{{>p2109}}
@end
@partial p2109
{{>p2110}}
@end
@partial p2110
{{>p2111}}
@end
@partial p2111
{{>p2112}}
@end
@partial p2112
{{>p2113}}
@end
@partial p2113
{{>p2114}}
@end
@partial p2114
{{>p2115}}
@end
@partial p2115
{{>p2116}}
@end
@partial p2116
{{>p2117}}
@end
@partial p2117
{{>p2118}}
@end
@partial p2118
{{>p2119}}
@end
@partial p2119
{{>p2120}}
@end
@partial p2120
{{>p2121}}
@end
@partial p2121
{{>p2122}}
@end
@partial p2122
{{>p2123}}
@end
@partial p2123
{{>p2124}}
@end
@partial p2124
{{>p2125}}
@end
@partial p2125
{{>p2126}}
@end
@partial p2126
{{>p2127}}
@end
@partial p2127
{{>p2128}}
@end
@partial p2128
{{>p2129}}
@end
@partial p2129
{{>p2130}}
@end
@partial p2130
{{>p2131}}
@end
@partial p2131
{{>p2132}}
@end
@partial p2132
{{>p2133}}
@end
@partial p2133
{{>p2134}}
@end
@partial p2134
{{>p2135}}
@end
@partial p2135
{{>p2136}}
@end
@partial p2136
{{>p2137}}
@end
@partial p2137
{{>p2138}}
@end
@partial p2138
{{>p2139}}
@end
@partial p2139
{{>p2140}}
@end
@partial p2140
{{>p2141}}
@end
@partial p2141
{{>p2142}}
@end
@partial p2142
{{>p2143}}
@end
@partial p2143
{{>p2144}}
@end
@partial p2144
{{>p2145}}
@end
@partial p2145
{{>p2146}}
@end
@partial p2146
{{>p2147}}
@end
@partial p2147
{{>p2148}}
@end
@partial p2148
{{>p2149}}
@end
@partial p2149
{{>p2150}}
@end
@partial p2150
{{>p2151}}
@end
@partial p2151
{{>p2152}}
@end
@partial p2152
{{>p2153}}
@end
@partial p2153
{{>p2154}}
@end
@partial p2154
{{>p2155}}
@end
@partial p2155
{{>p2156}}
@end
@partial p2156
{{>p2157}}
@end
@partial p2157
{{>p2158}}
@end
@partial p2158
{{>p2159}}
@end
@partial p2159
{{>p2160}}
@end
@partial p2160
{{>p2161}}
@end
@partial p2161
{{>p2162}}
@end
@partial p2162
{{>p2163}}
@end
@partial p2163
{{>p2164}}
@end
@partial p2164
{{>p2165}}
@end
@partial p2165
{{>p2166}}
@end
@partial p2166
{{>p2167}}
@end
@partial p2167
{{>p2168}}
@end
@partial p2168
{{>p2169}}
@end
@partial p2169
{{>p2170}}
@end
@partial p2170
{{>p2171}}
@end
@partial p2171
{{>p2172}}
@end
@partial p2172
{{>p2173}}
@end
@partial p2173
{{>p2174}}
@end
@partial p2174
{{>p2175}}
@end
@partial p2175
{{>p2176}}
@end
@partial p2176
{{>p2177}}
@end
@partial p2177
{{>p2178}}
@end
@partial p2178
{{>p2179}}
@end
@partial p2179
{{>p2180}}
@end
@partial p2180
{{>p2181}}
@end
@partial p2181
{{>p2182}}
@end
@partial p2182
{{>p2183}}
@end
@partial p2183
{{>p2184}}
@end
@partial p2184
{{>p2185}}
@end
@partial p2185
{{>p2186}}
@end
@partial p2186
{{>p2187}}
@end
@partial p2187
{{>p2188}}
@end
@partial p2188
{{>p2189}}
@end
@partial p2189
{{>p2190}}
@end
@partial p2190
{{>p2191}}
@end
@partial p2191
{{>p2192}}
@end
@partial p2192
{{>p2193}}
@end
@partial p2193
{{>p2194}}
@end
@partial p2194
{{>p2195}}
@end
@partial p2195
{{>p2196}}
@end
@partial p2196
{{>p2197}}
@end
@partial p2197
{{>p2198}}
@end
@partial p2198
{{>p2199}}
@end
@partial p2199
{{>p2200}}
@end
@partial p2200
{{>p2201}}
@end
@partial p2201
{{>p2202}}
@end
@partial p2202
{{>p2203}}
@end
@partial p2203
{{>p2204}}
@end
@partial p2204
{{>p2205}}
@end
@partial p2205
{{>p2206}}
@end
@partial p2206
{{>p2207}}
@end
@partial p2207
{{>p2208}}
@end
@partial p2208
{{>p2209}}
@end
@partial p2209
{{>p2210}}
@end
@partial p2210
{{>p2211}}
@end
@partial p2211
{{>p2212}}
@end
@partial p2212
{{>p2213}}
@end
@partial p2213
{{>p2214}}
@end
@partial p2214
{{>p2215}}
@end
@partial p2215
{{>p2216}}
@end
@partial p2216
{{>p2217}}
@end
@partial p2217
{{>p2218}}
@end
@partial p2218
{{>p2219}}
@end
@partial p2219
{{>p2220}}
@end
@partial p2220
{{>p2221}}
@end
@partial p2221
{{>p2222}}
@end
@partial p2222
{{>p2223}}
@end
@partial p2223
{{>p2224}}
@end
@partial p2224
{{>p2225}}
@end
@partial p2225
{{>p2226}}
@end
@partial p2226
{{>p2227}}
@end
@partial p2227
{{>p2228}}
@end
@partial p2228
{{>p2229}}
@end
@partial p2229
{{>p2230}}
@end
@partial p2230
{{>p2231}}
@end
@partial p2231
{{>p2232}}
@end
@partial p2232
{{>p2233}}
@end
@partial p2233
{{>p2234}}
@end
@partial p2234
{{>p2235}}
@end
@partial p2235
{{>p2236}}
@end
@partial p2236
{{>p2237}}
@end
@partial p2237
{{>p2238}}
@end
@partial p2238
{{>p2239}}
@end
@partial p2239
{{>p2240}}
@end
@partial p2240
{{>p2241}}
@end
@partial p2241
{{>p2242}}
@end
@partial p2242
{{>p2243}}
@end
@partial p2243
{{>p2244}}
@end
@partial p2244
{{>p2245}}
@end
@partial p2245
{{>p2246}}
@end
@partial p2246
{{>p2247}}
@end
@partial p2247
{{>p2248}}
@end
@partial p2248
{{>p2249}}
@end
@partial p2249
{{>p2250}}
@end
@partial p2250
{{>p2251}}
@end
@partial p2251
{{>p2252}}
@end
@partial p2252
{{>p2253}}
@end
@partial p2253
{{>p2254}}
@end
@partial p2254
{{>p2255}}
@end
@partial p2255
{{>p2256}}
@end
@partial p2256
{{>p2257}}
@end
@partial p2257
{{>p2258}}
@end
@partial p2258
{{>p2259}}
@end
@partial p2259
{{>p2260}}
@end
@partial p2260
{{>p2261}}
@end
@partial p2261
{{>p2262}}
@end
@partial p2262
{{>p2263}}
@end
@partial p2263
{{>p2264}}
@end
@partial p2264
{{>p2265}}
@end
@partial p2265
{{>p2266}}
@end
@partial p2266
{{>p2267}}
@end
@partial p2267
{{>p2268}}
@end
@partial p2268
{{>p2269}}
@end
@partial p2269
{{>p2270}}
@end
@partial p2270
{{>p2271}}
@end
@partial p2271
{{>p2272}}
@end
@partial p2272
{{>p2273}}
@end
@partial p2273
{{>p2274}}
@end
@partial p2274
{{>p2275}}
@end
@partial p2275
{{>p2276}}
@end
@partial p2276
{{>p2277}}
@end
@partial p2277
{{>p2278}}
@end
@partial p2278
{{>p2279}}
@end
@partial p2279
{{>p2280}}
@end
@partial p2280
{{>p2281}}
@end
@partial p2281
{{>p2282}}
@end
@partial p2282
{{>p2283}}
@end
@partial p2283
{{>p2284}}
@end
@partial p2284
{{>p2285}}
@end
@partial p2285
{{>p2286}}
@end
@partial p2286
{{>p2287}}
@end
@partial p2287
{{>p2288}}
@end
@partial p2288
{{>p2289}}
@end
@partial p2289
{{>p2290}}
@end
@partial p2290
{{>p2291}}
@end
@partial p2291
{{>p2292}}
@end
@partial p2292
{{>p2293}}
@end
@partial p2293
{{>p2294}}
@end
@partial p2294
{{>p2295}}
@end
@partial p2295
{{>p2296}}
@end
@partial p2296
{{>p2297}}
@end
@partial p2297
{{>p2298}}
@end
@partial p2298
{{>p2299}}
@end
@partial p2299
{{>p2300}}
@end
@partial p2300
{{>p2301}}
@end
@partial p2301
{{>p2302}}
@end
@partial p2302
{{>p2303}}
@end
@partial p2303
{{>p2304}}
@end
@partial p2304
{{>p2305}}
@end
@partial p2305
{{>p2306}}
@end
@partial p2306
{{>p2307}}
@end
@partial p2307
{{>p2308}}
@end
@partial p2308
{{>p2309}}
@end
@partial p2309
{{>p2310}}
@end
@partial p2310
{{>p2311}}
@end
@partial p2311
{{>p2312}}
@end
@partial p2312
{{>p2313}}
@end
@partial p2313
{{>p2314}}
@end
@partial p2314
{{>p2315}}
@end
@partial p2315
{{>p2316}}
@end
@partial p2316
{{>p2317}}
@end
@partial p2317
{{>p2318}}
@end
@partial p2318
{{>p2319}}
@end
@partial p2319
{{>p2320}}
@end
@partial p2320
{{>p2321}}
@end
@partial p2321
{{>p2322}}
@end
@partial p2322
{{>p2323}}
@end
@partial p2323
{{>p2324}}
@end
@partial p2324
{{>p2325}}
@end
@partial p2325
{{>p2326}}
@end
@partial p2326
{{>p2327}}
@end
@partial p2327
{{>p2328}}
@end
@partial p2328
{{>p2329}}
@end
@partial p2329
{{>p2330}}
@end
@partial p2330
{{>p2331}}
@end
@partial p2331
{{>p2332}}
@end
@partial p2332
{{>p2333}}
@end
@partial p2333
{{>p2334}}
@end
@partial p2334
{{>p2335}}
@end
@partial p2335
{{>p2336}}
@end
@partial p2336
{{>p2337}}
@end
@partial p2337
{{>p2338}}
@end
@partial p2338
{{>p2339}}
@end
@partial p2339
{{>p2340}}
@end
@partial p2340
{{>p2341}}
@end
@partial p2341
{{>p2342}}
@end
@partial p2342
{{>p2343}}
@end
@partial p2343
{{>p2344}}
@end
@partial p2344
{{>p2345}}
@end
@partial p2345
{{>p2346}}
@end
@partial p2346
{{>p2347}}
@end
@partial p2347
{{>p2348}}
@end
@partial p2348
{{>p2349}}
@end
@partial p2349
{{>p2350}}
@end
@partial p2350
{{>p2351}}
@end
@partial p2351
{{>p2352}}
@end
@partial p2352
{{>p2353}}
@end
@partial p2353
{{>p2354}}
@end
@partial p2354
{{>p2355}}
@end
@partial p2355
{{>p2356}}
@end
@partial p2356
{{>p2357}}
@end
@partial p2357
{{>p2358}}
@end
@partial p2358
{{>p2359}}
@end
@partial p2359
{{>p2360}}
@end
@partial p2360
{{>p2361}}
@end
@partial p2361
{{>p2362}}
@end
@partial p2362
{{>p2363}}
@end
@partial p2363
{{>p2364}}
@end
@partial p2364
{{>p2365}}
@end
@partial p2365
{{>p2366}}
@end
@partial p2366
{{>p2367}}
@end
@partial p2367
{{>p2368}}
@end
@partial p2368
{{>p2369}}
@end
@partial p2369
{{>p2370}}
@end
@partial p2370
{{>p2371}}
@end
@partial p2371
{{>p2372}}
@end
@partial p2372
{{>p2373}}
@end
@partial p2373
{{>p2374}}
@end
@partial p2374
{{>p2375}}
@end
@partial p2375
{{>p2376}}
@end
@partial p2376
{{>p2377}}
@end
@partial p2377
{{>p2378}}
@end
@partial p2378
{{>p2379}}
@end
@partial p2379
{{>p2380}}
@end
@partial p2380
{{>p2381}}
@end
@partial p2381
{{>p2382}}
@end
@partial p2382
{{>p2383}}
@end
@partial p2383
{{>p2384}}
@end
@partial p2384
{{>p2385}}
@end
@partial p2385
{{>p2386}}
@end
@partial p2386
{{>p2387}}
@end
@partial p2387
{{>p2388}}
@end
@partial p2388
{{>p2389}}
@end
@partial p2389
{{>p2390}}
@end
@partial p2390
{{>p2391}}
@end
@partial p2391
{{>p2392}}
@end
@partial p2392
{{>p2393}}
@end
@partial p2393
{{>p2394}}
@end
@partial p2394
{{>p2395}}
@end
@partial p2395
{{>p2396}}
@end
@partial p2396
{{>p2397}}
@end
@partial p2397
{{>p2398}}
@end
@partial p2398
{{>p2399}}
@end
@partial p2399
{{>p2400}}
@end
@partial p2400
{{>p2401}}
@end
@partial p2401
{{>p2402}}
@end
@partial p2402
{{>p2403}}
@end
@partial p2403
{{>p2404}}
@end
@partial p2404
{{>p2405}}
@end
@partial p2405
{{>p2406}}
@end
@partial p2406
{{>p2407}}
@end
@partial p2407
{{>p2408}}
@end
@partial p2408
{{>p2409}}
@end
@partial p2409
{{>p2410}}
@end
@partial p2410
{{>p2411}}
@end
@partial p2411
{{>p2412}}
@end
@partial p2412
{{>p2413}}
@end
@partial p2413
{{>p2414}}
@end
@partial p2414
{{>p2415}}
@end
@partial p2415
{{>p2416}}
@end
@partial p2416
{{>p2417}}
@end
@partial p2417
{{>p2418}}
@end
@partial p2418
{{>p2419}}
@end
@partial p2419
{{>p2420}}
@end
@partial p2420
{{>p2421}}
@end
@partial p2421
{{>p2422}}
@end
@partial p2422
{{>p2423}}
@end
@partial p2423
{{>p2424}}
@end
@partial p2424
{{>p2425}}
@end
@partial p2425
{{>p2426}}
@end
@partial p2426
{{>p2427}}
@end
@partial p2427
{{>p2428}}
@end
@partial p2428
{{>p2429}}
@end
@partial p2429
{{>p2430}}
@end
@partial p2430
{{>p2431}}
@end
@partial p2431
{{>p2432}}
@end
@partial p2432
{{>p2433}}
@end
@partial p2433
{{>p2434}}
@end
@partial p2434
{{>p2435}}
@end
@partial p2435
{{>p2436}}
@end
@partial p2436
{{>p2437}}
@end
@partial p2437
{{>p2438}}
@end
@partial p2438
{{>p2439}}
@end
@partial p2439
{{>p2440}}
@end
@partial p2440
{{>p2441}}
@end
@partial p2441
{{>p2442}}
@end
@partial p2442
{{>p2443}}
@end
@partial p2443
{{>p2444}}
@end
@partial p2444
{{>p2445}}
@end
@partial p2445
{{>p2446}}
@end
@partial p2446
{{>p2447}}
@end
@partial p2447
{{>p2448}}
@end
@partial p2448
{{>p2449}}
@end
@partial p2449
{{>p2450}}
@end
@partial p2450
{{>p2451}}
@end
@partial p2451
{{>p2452}}
@end
@partial p2452
{{>p2453}}
@end
@partial p2453
{{>p2454}}
@end
@partial p2454
{{>p2455}}
@end
@partial p2455
{{>p2456}}
@end
@partial p2456
{{>p2457}}
@end
@partial p2457
{{>p2458}}
@end
@partial p2458
{{>p2459}}
@end
@partial p2459
{{>p2460}}
@end
@partial p2460
{{>p2461}}
@end
@partial p2461
{{>p2462}}
@end
@partial p2462
{{>p2463}}
@end
@partial p2463
{{>p2464}}
@end
@partial p2464
{{>p2465}}
@end
@partial p2465
{{>p2466}}
@end
@partial p2466
{{>p2467}}
@end
@partial p2467
{{>p2468}}
@end
@partial p2468
{{>p2469}}
@end
@partial p2469
{{>p2470}}
@end
@partial p2470
{{>p2471}}
@end
@partial p2471
{{>p2472}}
@end
@partial p2472
{{>p2473}}
@end
@partial p2473
{{>p2474}}
@end
@partial p2474
{{>p2475}}
@end
@partial p2475
{{>p2476}}
@end
@partial p2476
{{>p2477}}
@end
@partial p2477
{{>p2478}}
@end
@partial p2478
{{>p2479}}
@end
@partial p2479
{{>p2480}}
@end
@partial p2480
{{>p2481}}
@end
@partial p2481
{{>p2482}}
@end
@partial p2482
{{>p2483}}
@end
@partial p2483
{{>p2484}}
@end
@partial p2484
{{>p2485}}
@end
@partial p2485
{{>p2486}}
@end
@partial p2486
{{>p2487}}
@end
@partial p2487
{{>p2488}}
@end
@partial p2488
{{>p2489}}
@end
@partial p2489
{{>p2490}}
@end
@partial p2490
{{>p2491}}
@end
@partial p2491
{{>p2492}}
@end
@partial p2492
{{>p2493}}
@end
@partial p2493
{{>p2494}}
@end
@partial p2494
{{>p2495}}
@end
@partial p2495
{{>p2496}}
@end
@partial p2496
{{>p2497}}
@end
@partial p2497
{{>p2498}}
@end
@partial p2498
{{>p2499}}
@end
@partial p2499
{{>p2500}}
@end
@partial p2500
{{>p2501}}
@end
@partial p2501
{{>p2502}}
@end
@partial p2502
{{>p2503}}
@end
@partial p2503
{{>p2504}}
@end
@partial p2504
{{>p2505}}
@end
@partial p2505
{{>p2506}}
@end
@partial p2506
{{>p2507}}
@end
@partial p2507
{{>p2508}}
@end
@partial p2508
{{>p2509}}
@end
@partial p2509
{{>p2510}}
@end
@partial p2510
{{>p2511}}
@end
@partial p2511
{{>p2512}}
@end
@partial p2512
{{>p2513}}
@end
@partial p2513
{{>p2514}}
@end
@partial p2514
{{>p2515}}
@end
@partial p2515
{{>p2516}}
@end
@partial p2516
{{>p2517}}
@end
@partial p2517
{{>p2518}}
@end
@partial p2518
{{>p2519}}
@end
@partial p2519
{{>p2520}}
@end
@partial p2520
{{>p2521}}
@end
@partial p2521
{{>p2522}}
@end
@partial p2522
{{>p2523}}
@end
@partial p2523
{{>p2524}}
@end
@partial p2524
{{>p2525}}
@end
@partial p2525
{{>p2526}}
@end
@partial p2526
{{>p2527}}
@end
@partial p2527
{{>p2528}}
@end
@partial p2528
{{>p2529}}
@end
@partial p2529
{{>p2530}}
@end
@partial p2530
{{>p2531}}
@end
@partial p2531
{{>p2532}}
@end
@partial p2532
{{>p2533}}
@end
@partial p2533
{{>p2534}}
@end
@partial p2534
{{>p2535}}
@end
@partial p2535
{{>p2536}}
@end
@partial p2536
{{>p2537}}
@end
@partial p2537
{{>p2538}}
@end
@partial p2538
{{>p2539}}
@end
@partial p2539
{{>p2540}}
@end
@partial p2540
{{>p2541}}
@end
@partial p2541
{{>p2542}}
@end
@partial p2542
{{>p2543}}
@end
@partial p2543
{{>p2544}}
@end
@partial p2544
{{>p2545}}
@end
@partial p2545
{{>p2546}}
@end
@partial p2546
{{>p2547}}
@end
@partial p2547
{{>p2548}}
@end
@partial p2548
{{>p2549}}
@end
@partial p2549
{{>p2550}}
@end
@partial p2550
{{>p2551}}
@end
@partial p2551
{{>p2552}}
@end
@partial p2552
{{>p2553}}
@end
@partial p2553
{{>p2554}}
@end
@partial p2554
{{>p2555}}
@end
@partial p2555
{{>p2556}}
@end
@partial p2556
{{>p2557}}
@end
@partial p2557
{{>p2558}}
@end
@partial p2558
{{>p2559}}
@end
@partial p2559
{{>p2560}}
@end
@partial p2560
{{>p2561}}
@end
@partial p2561
{{>p2562}}
@end
@partial p2562
{{>p2563}}
@end
@partial p2563
{{>p2564}}
@end
@partial p2564
{{>p2565}}
@end
@partial p2565
{{>p2566}}
@end
@partial p2566
{{>p2567}}
@end
@partial p2567
{{>p2568}}
@end
@partial p2568
{{>p2569}}
@end
@partial p2569
{{>p2570}}
@end
@partial p2570
{{>p2571}}
@end
@partial p2571
{{>p2572}}
@end
@partial p2572
{{>p2573}}
@end
@partial p2573
{{>p2574}}
@end
@partial p2574
{{>p2575}}
@end
@partial p2575
{{>p2576}}
@end
@partial p2576
{{>p2577}}
@end
@partial p2577
{{>p2578}}
@end
@partial p2578
{{>p2579}}
@end
@partial p2579
{{>p2580}}
@end
@partial p2580
{{>p2581}}
@end
@partial p2581
{{>p2582}}
@end
@partial p2582
{{>p2583}}
@end
@partial p2583
{{>p2584}}
@end
@partial p2584
{{>p2585}}
@end
@partial p2585
{{>p2586}}
@end
@partial p2586
{{>p2587}}
@end
@partial p2587
{{>p2588}}
@end
@partial p2588
{{>p2589}}
@end
@partial p2589
{{>p2590}}
@end
@partial p2590
{{>p2591}}
@end
@partial p2591
{{>p2592}}
@end
@partial p2592
{{>p2593}}
@end
@partial p2593
{{>p2594}}
@end
@partial p2594
{{>p2595}}
@end
@partial p2595
{{>p2596}}
@end
@partial p2596
{{>p2597}}
@end
@partial p2597
{{>p2598}}
@end
@partial p2598
{{>p2599}}
@end
@partial p2599
{{>p2600}}
@end
@partial p2600
{{>p2601}}
@end
@partial p2601
{{>p2602}}
@end
@partial p2602
{{>p2603}}
@end
@partial p2603
{{>p2604}}
@end
@partial p2604
{{>p2605}}
@end
@partial p2605
{{>p2606}}
@end
@partial p2606
{{>p2607}}
@end
@partial p2607
{{>p2608}}
@end
@partial p2608
{{>p2609}}
@end
@partial p2609
{{>p2610}}
@end
@partial p2610
{{>p2611}}
@end
@partial p2611
{{>p2612}}
@end
@partial p2612
{{>p2613}}
@end
@partial p2613
{{>p2614}}
@end
@partial p2614
{{>p2615}}
@end
@partial p2615
{{>p2616}}
@end
@partial p2616
{{>p2617}}
@end
@partial p2617
{{>p2618}}
@end
@partial p2618
{{>p2619}}
@end
@partial p2619
{{>p2620}}
@end
@partial p2620
{{>p2621}}
@end
@partial p2621
{{>p2622}}
@end
@partial p2622
{{>p2623}}
@end
@partial p2623
{{>p2624}}
@end
@partial p2624
{{>p2625}}
@end
@partial p2625
{{>p2626}}
@end
@partial p2626
{{>p2627}}
@end
@partial p2627
{{>p2628}}
@end
@partial p2628
{{>p2629}}
@end
@partial p2629
{{>p2630}}
@end
@partial p2630
{{>p2631}}
@end
@partial p2631
{{>p2632}}
@end
@partial p2632
{{>p2633}}
@end
@partial p2633
{{>p2634}}
@end
@partial p2634
{{>p2635}}
@end
@partial p2635
{{>p2636}}
@end
@partial p2636
{{>p2637}}
@end
@partial p2637
{{>p2638}}
@end
@partial p2638
{{>p2639}}
@end
@partial p2639
{{>p2640}}
@end
@partial p2640
{{>p2641}}
@end
@partial p2641
{{>p2642}}
@end
@partial p2642
{{>p2643}}
@end
@partial p2643
{{>p2644}}
@end
@partial p2644
{{>p2645}}
@end
@partial p2645
{{>p2646}}
@end
@partial p2646
{{>p2647}}
@end
@partial p2647
{{>p2648}}
@end
@partial p2648
{{>p2649}}
@end
@partial p2649
{{>p2650}}
@end
@partial p2650
{{>p2651}}
@end
@partial p2651
{{>p2652}}
@end
@partial p2652
{{>p2653}}
@end
@partial p2653
{{>p2654}}
@end
@partial p2654
{{>p2655}}
@end
@partial p2655
{{>p2656}}
@end
@partial p2656
{{>p2657}}
@end
@partial p2657
{{>p2658}}
@end
@partial p2658
{{>p2659}}
@end
@partial p2659
{{>p2660}}
@end
@partial p2660
{{>p2661}}
@end
@partial p2661
{{>p2662}}
@end
@partial p2662
{{>p2663}}
@end
@partial p2663
{{>p2664}}
@end
@partial p2664
{{>p2665}}
@end
@partial p2665
{{>p2666}}
@end
@partial p2666
{{>p2667}}
@end
@partial p2667
{{>p2668}}
@end
@partial p2668
{{>p2669}}
@end
@partial p2669
{{>p2670}}
@end
@partial p2670
{{>p2671}}
@end
@partial p2671
{{>p2672}}
@end
@partial p2672
{{>p2673}}
@end
@partial p2673
{{>p2674}}
@end
@partial p2674
{{>p2675}}
@end
@partial p2675
{{>p2676}}
@end
@partial p2676
{{>p2677}}
@end
@partial p2677
{{>p2678}}
@end
@partial p2678
{{>p2679}}
@end
@partial p2679
{{>p2680}}
@end
@partial p2680
{{>p2681}}
@end
@partial p2681
{{>p2682}}
@end
@partial p2682
{{>p2683}}
@end
@partial p2683
{{>p2684}}
@end
@partial p2684
{{>p2685}}
@end
@partial p2685
{{>p2686}}
@end
@partial p2686
{{>p2687}}
@end
@partial p2687
{{>p2688}}
@end
@partial p2688
{{>p2689}}
@end
@partial p2689
{{>p2690}}
@end
@partial p2690
{{>p2691}}
@end
@partial p2691
{{>p2692}}
@end
@partial p2692
{{>p2693}}
@end
@partial p2693
{{>p2694}}
@end
@partial p2694
{{>p2695}}
@end
@partial p2695
{{>p2696}}
@end
@partial p2696
{{>p2697}}
@end
@partial p2697
{{>p2698}}
@end
@partial p2698
{{>p2699}}
@end
@partial p2699
{{>p2700}}
@end
@partial p2700
{{>p2701}}
@end
@partial p2701
{{>p2702}}
@end
@partial p2702
{{>p2703}}
@end
@partial p2703
{{>p2704}}
@end
@partial p2704
{{>p2705}}
@end
@partial p2705
{{>p2706}}
@end
@partial p2706
{{>p2707}}
@end
@partial p2707
{{>p2708}}
@end
@partial p2708
{{>p2709}}
@end
@partial p2709
{{>p2710}}
@end
@partial p2710
{{>p2711}}
@end
@partial p2711
{{>p2712}}
@end
@partial p2712
{{>p2713}}
@end
@partial p2713
{{>p2714}}
@end
@partial p2714
{{>p2715}}
@end
@partial p2715
{{>p2716}}
@end
@partial p2716
{{>p2717}}
@end
@partial p2717
{{>p2718}}
@end
@partial p2718
{{>p2719}}
@end
@partial p2719
{{>p2720}}
@end
@partial p2720
{{>p2721}}
@end
@partial p2721
{{>p2722}}
@end
@partial p2722
{{>p2723}}
@end
@partial p2723
{{>p2724}}
@end
@partial p2724
{{>p2725}}
@end
@partial p2725
{{>p2726}}
@end
@partial p2726
{{>p2727}}
@end
@partial p2727
{{>p2728}}
@end
@partial p2728
{{>p2729}}
@end
@partial p2729
{{>p2730}}
@end
@partial p2730
{{>p2731}}
@end
@partial p2731
{{>p2732}}
@end
@partial p2732
{{>p2733}}
@end
@partial p2733
{{>p2734}}
@end
@partial p2734
{{>p2735}}
@end
@partial p2735
{{>p2736}}
@end
@partial p2736
{{>p2737}}
@end
@partial p2737
{{>p2738}}
@end
@partial p2738
{{>p2739}}
@end
@partial p2739
{{>p2740}}
@end
@partial p2740
{{>p2741}}
@end
@partial p2741
{{>p2742}}
@end
@partial p2742
{{>p2743}}
@end
@partial p2743
{{>p2744}}
@end
@partial p2744
{{>p2745}}
@end
@partial p2745
{{>p2746}}
@end
@partial p2746
{{>p2747}}
@end
@partial p2747
{{>p2748}}
@end
@partial p2748
{{>p2749}}
@end
@partial p2749
{{>p2750}}
@end
@partial p2750
{{>p2751}}
@end
@partial p2751
{{>p2752}}
@end
@partial p2752
{{>p2753}}
@end
@partial p2753
{{>p2754}}
@end
@partial p2754
{{>p2755}}
@end
@partial p2755
{{>p2756}}
@end
@partial p2756
{{>p2757}}
@end
@partial p2757
{{>p2758}}
@end
@partial p2758
{{>p2759}}
@end
@partial p2759
{{>p2760}}
@end
@partial p2760
{{>p2761}}
@end
@partial p2761
{{>p2762}}
@end
@partial p2762
{{>p2763}}
@end
@partial p2763
{{>p2764}}
@end
@partial p2764
{{>p2765}}
@end
@partial p2765
{{>p2766}}
@end
@partial p2766
{{>p2767}}
@end
@partial p2767
{{>p2768}}
@end
@partial p2768
{{>p2769}}
@end
@partial p2769
{{>p2770}}
@end
@partial p2770
{{>p2771}}
@end
@partial p2771
{{>p2772}}
@end
@partial p2772
{{>p2773}}
@end
@partial p2773
{{>p2774}}
@end
@partial p2774
{{>p2775}}
@end
@partial p2775
{{>p2776}}
@end
@partial p2776
{{>p2777}}
@end
@partial p2777
{{>p2778}}
@end
@partial p2778
{{>p2779}}
@end
@partial p2779
{{>p2780}}
@end
@partial p2780
{{>p2781}}
@end
@partial p2781
{{>p2782}}
@end
@partial p2782
{{>p2783}}
@end
@partial p2783
{{>p2784}}
@end
@partial p2784
{{>p2785}}
@end
@partial p2785
{{>p2786}}
@end
@partial p2786
{{>p2787}}
@end
@partial p2787
{{>p2788}}
@end
@partial p2788
{{>p2789}}
@end
@partial p2789
{{>p2790}}
@end
@partial p2790
{{>p2791}}
@end
@partial p2791
{{>p2792}}
@end
@partial p2792
{{>p2793}}
@end
@partial p2793
{{>p2794}}
@end
@partial p2794
{{>p2795}}
@end
@partial p2795
{{>p2796}}
@end
@partial p2796
{{>p2797}}
@end
@partial p2797
{{>p2798}}
@end
@partial p2798
{{>p2799}}
@end
@partial p2799
{{>p2800}}
@end
@partial p2800
{{>p2801}}
@end
@partial p2801
{{>p2802}}
@end
@partial p2802
{{>p2803}}
@end
@partial p2803
{{>p2804}}
@end
@partial p2804
{{>p2805}}
@end
@partial p2805
{{>p2806}}
@end
@partial p2806
{{>p2807}}
@end
@partial p2807
{{>p2808}}
@end
@partial p2808
{{>p2809}}
@end
@partial p2809
{{>p2810}}
@end
@partial p2810
{{>p2811}}
@end
@partial p2811
{{>p2812}}
@end
@partial p2812
{{>p2813}}
@end
@partial p2813
{{>p2814}}
@end
@partial p2814
{{>p2815}}
@end
@partial p2815
{{>p2816}}
@end
@partial p2816
{{>p2817}}
@end
@partial p2817
{{>p2818}}
@end
@partial p2818
{{>p2819}}
@end
@partial p2819
{{>p2820}}
@end
@partial p2820
{{>p2821}}
@end
@partial p2821
{{>p2822}}
@end
@partial p2822
{{>p2823}}
@end
@partial p2823
{{>p2824}}
@end
@partial p2824
{{>p2825}}
@end
@partial p2825
{{>p2826}}
@end
@partial p2826
{{>p2827}}
@end
@partial p2827
{{>p2828}}
@end
@partial p2828
{{>p2829}}
@end
@partial p2829
{{>p2830}}
@end
@partial p2830
{{>p2831}}
@end
@partial p2831
{{>p2832}}
@end
@partial p2832
{{>p2833}}
@end
@partial p2833
{{>p2834}}
@end
@partial p2834
{{>p2835}}
@end
@partial p2835
{{>p2836}}
@end
@partial p2836
{{>p2837}}
@end
@partial p2837
{{>p2838}}
@end
@partial p2838
{{>p2839}}
@end
@partial p2839
{{>p2840}}
@end
@partial p2840
{{>p2841}}
@end
@partial p2841
{{>p2842}}
@end
@partial p2842
{{>p2843}}
@end
@partial p2843
{{>p2844}}
@end
@partial p2844
{{>p2845}}
@end
@partial p2845
{{>p2846}}
@end
@partial p2846
{{>p2847}}
@end
@partial p2847
{{>p2848}}
@end
@partial p2848
{{>p2849}}
@end
@partial p2849
{{>p2850}}
@end
@partial p2850
{{>p2851}}
@end
@partial p2851
{{>p2852}}
@end
@partial p2852
{{>p2853}}
@end
@partial p2853
{{>p2854}}
@end
@partial p2854
{{>p2855}}
@end
@partial p2855
{{>p2856}}
@end
@partial p2856
{{>p2857}}
@end
@partial p2857
{{>p2858}}
@end
@partial p2858
{{>p2859}}
@end
@partial p2859
{{>p2860}}
@end
@partial p2860
{{>p2861}}
@end
@partial p2861
{{>p2862}}
@end
@partial p2862
{{>p2863}}
@end
@partial p2863
{{>p2864}}
@end
@partial p2864
{{>p2865}}
@end
@partial p2865
{{>p2866}}
@end
@partial p2866
{{>p2867}}
@end
@partial p2867
{{>p2868}}
@end
@partial p2868
{{>p2869}}
@end
@partial p2869
{{>p2870}}
@end
@partial p2870
{{>p2871}}
@end
@partial p2871
{{>p2872}}
@end
@partial p2872
{{>p2873}}
@end
@partial p2873
{{>p2874}}
@end
@partial p2874
{{>p2875}}
@end
@partial p2875
{{>p2876}}
@end
@partial p2876
{{>p2877}}
@end
@partial p2877
{{>p2878}}
@end
@partial p2878
{{>p2879}}
@end
@partial p2879
{{>p2880}}
@end
@partial p2880
{{>p2881}}
@end
@partial p2881
{{>p2882}}
@end
@partial p2882
{{>p2883}}
@end
@partial p2883
{{>p2884}}
@end
@partial p2884
{{>p2885}}
@end
@partial p2885
{{>p2886}}
@end
@partial p2886
{{>p2887}}
@end
@partial p2887
{{>p2888}}
@end
@partial p2888
{{>p2889}}
@end
@partial p2889
{{>p2890}}
@end
@partial p2890
{{>p2891}}
@end
@partial p2891
{{>p2892}}
@end
@partial p2892
{{>p2893}}
@end
@partial p2893
{{>p2894}}
@end
@partial p2894
{{>p2895}}
@end
@partial p2895
{{>p2896}}
@end
@partial p2896
{{>p2897}}
@end
@partial p2897
{{>p2898}}
@end
@partial p2898
{{>p2899}}
@end
@partial p2899
{{>p2900}}
@end
@partial p2900
{{>p2901}}
@end
@partial p2901
{{>p2902}}
@end
@partial p2902
{{>p2903}}
@end
@partial p2903
{{>p2904}}
@end
@partial p2904
{{>p2905}}
@end
@partial p2905
{{>p2906}}
@end
@partial p2906
{{>p2907}}
@end
@partial p2907
{{>p2908}}
@end
@partial p2908
{{>p2909}}
@end
@partial p2909
{{>p2910}}
@end
@partial p2910
{{>p2911}}
@end
@partial p2911
{{>p2912}}
@end
@partial p2912
{{>p2913}}
@end
@partial p2913
{{>p2914}}
@end
@partial p2914
{{>p2915}}
@end
@partial p2915
{{>p2916}}
@end
@partial p2916
{{>p2917}}
@end
@partial p2917
{{>p2918}}
@end
@partial p2918
{{>p2919}}
@end
@partial p2919
{{>p2920}}
@end
@partial p2920
{{>p2921}}
@end
@partial p2921
{{>p2922}}
@end
@partial p2922
{{>p2923}}
@end
@partial p2923
{{>p2924}}
@end
@partial p2924
{{>p2925}}
@end
@partial p2925
{{>p2926}}
@end
@partial p2926
{{>p2927}}
@end
@partial p2927
{{>p2928}}
@end
@partial p2928
{{>p2929}}
@end
@partial p2929
{{>p2930}}
@end
@partial p2930
{{>p2931}}
@end
@partial p2931
{{>p2932}}
@end
@partial p2932
{{>p2933}}
@end
@partial p2933
{{>p2934}}
@end
@partial p2934
{{>p2935}}
@end
@partial p2935
{{>p2936}}
@end
@partial p2936
{{>p2937}}
@end
@partial p2937
{{>p2938}}
@end
@partial p2938
{{>p2939}}
@end
@partial p2939
{{>p2940}}
@end
@partial p2940
{{>p2941}}
@end
@partial p2941
{{>p2942}}
@end
@partial p2942
{{>p2943}}
@end
@partial p2943
{{>p2944}}
@end
@partial p2944
{{>p2945}}
@end
@partial p2945
{{>p2946}}
@end
@partial p2946
{{>p2947}}
@end
@partial p2947
{{>p2948}}
@end
@partial p2948
{{>p2949}}
@end
@partial p2949
{{>p2950}}
@end
@partial p2950
{{>p2951}}
@end
@partial p2951
{{>p2952}}
@end
@partial p2952
{{>p2953}}
@end
@partial p2953
{{>p2954}}
@end
@partial p2954
{{>p2955}}
@end
@partial p2955
{{>p2956}}
@end
@partial p2956
{{>p2957}}
@end
@partial p2957
{{>p2958}}
@end
@partial p2958
{{>p2959}}
@end
@partial p2959
{{>p2960}}
@end
@partial p2960
{{>p2961}}
@end
@partial p2961
{{>p2962}}
@end
@partial p2962
{{>p2963}}
@end
@partial p2963
{{>p2964}}
@end
@partial p2964
{{>p2965}}
@end
@partial p2965
{{>p2966}}
@end
@partial p2966
{{>p2967}}
@end
@partial p2967
{{>p2968}}
@end
@partial p2968
{{>p2969}}
@end
@partial p2969
{{>p2970}}
@end
@partial p2970
{{>p2971}}
@end
@partial p2971
{{>p2972}}
@end
@partial p2972
{{>p2973}}
@end
@partial p2973
{{>p2974}}
@end
@partial p2974
{{>p2975}}
@end
@partial p2975
{{>p2976}}
@end
@partial p2976
{{>p2977}}
@end
@partial p2977
{{>p2978}}
@end
@partial p2978
{{>p2979}}
@end
@partial p2979
{{>p2980}}
@end
@partial p2980
{{>p2981}}
@end
@partial p2981
{{>p2982}}
@end
@partial p2982
{{>p2983}}
@end
@partial p2983
{{>p2984}}
@end
@partial p2984
{{>p2985}}
@end
@partial p2985
{{>p2986}}
@end
@partial p2986
{{>p2987}}
@end
@partial p2987
{{>p2988}}
@end
@partial p2988
{{>p2989}}
@end
@partial p2989
{{>p2990}}
@end
@partial p2990
{{>p2991}}
@end
@partial p2991
{{>p2992}}
@end
@partial p2992
{{>p2993}}
@end
@partial p2993
{{>p2994}}
@end
@partial p2994
{{>p2995}}
@end
@partial p2995
{{>p2996}}
@end
@partial p2996
{{>p2997}}
@end
@partial p2997
{{>p2998}}
@end
@partial p2998
{{>p2999}}
@end
@partial p2999
{{>p3000}}
@end
@partial p3000
{{>p3001}}
@end
@partial p3001
{{>p3002}}
@end
@partial p3002
{{>p3003}}
@end
@partial p3003
{{>p3004}}
@end
@partial p3004
{{>p3005}}
@end
@partial p3005
{{>p3006}}
@end
@partial p3006
{{>p3007}}
@end
@partial p3007
{{>p3008}}
@end
@partial p3008
{{>p3009}}
@end
@partial p3009
{{>p3010}}
@end
@partial p3010
{{>p3011}}
@end
@partial p3011
{{>p3012}}
@end
@partial p3012
{{>p3013}}
@end
@partial p3013
{{>p3014}}
@end
@partial p3014
{{>p3015}}
@end
@partial p3015
{{>p3016}}
@end
@partial p3016
{{>p3017}}
@end
@partial p3017
{{>p3018}}
@end
@partial p3018
{{>p3019}}
@end
@partial p3019
{{>p3020}}
@end
@partial p3020
{{>p3021}}
@end
@partial p3021
{{>p3022}}
@end
@partial p3022
{{>p3023}}
@end
@partial p3023
{{>p3024}}
@end
@partial p3024
{{>p3025}}
@end
@partial p3025
{{>p3026}}
@end
@partial p3026
{{>p3027}}
@end
@partial p3027
{{>p3028}}
@end
@partial p3028
{{>p3029}}
@end
@partial p3029
{{>p3030}}
@end
@partial p3030
{{>p3031}}
@end
@partial p3031
{{>p3032}}
@end
@partial p3032
{{>p3033}}
@end
@partial p3033
{{>p3034}}
@end
@partial p3034
{{>p3035}}
@end
@partial p3035
{{>p3036}}
@end
@partial p3036
{{>p3037}}
@end
@partial p3037
{{>p3038}}
@end
@partial p3038
{{>p3039}}
@end
@partial p3039
{{>p3040}}
@end
@partial p3040
{{>p3041}}
@end
@partial p3041
{{>p3042}}
@end
@partial p3042
{{>p3043}}
@end
@partial p3043
{{>p3044}}
@end
@partial p3044
{{>p3045}}
@end
@partial p3045
{{>p3046}}
@end
@partial p3046
{{>p3047}}
@end
@partial p3047
{{>p3048}}
@end
@partial p3048
{{>p3049}}
@end
@partial p3049
{{>p3050}}
@end
@partial p3050
{{>p3051}}
@end
@partial p3051
{{>p3052}}
@end
@partial p3052
{{>p3053}}
@end
@partial p3053
{{>p3054}}
@end
@partial p3054
{{>p3055}}
@end
@partial p3055
{{>p3056}}
@end
@partial p3056
{{>p3057}}
@end
@partial p3057
{{>p3058}}
@end
@partial p3058
{{>p3059}}
@end
@partial p3059
{{>p3060}}
@end
@partial p3060
{{>p3061}}
@end
@partial p3061
{{>p3062}}
@end
@partial p3062
{{>p3063}}
@end
@partial p3063
{{>p3064}}
@end
@partial p3064
{{>p3065}}
@end
@partial p3065
{{>p3066}}
@end
@partial p3066
{{>p3067}}
@end
@partial p3067
{{>p3068}}
@end
@partial p3068
{{>p3069}}
@end
@partial p3069
{{>p3070}}
@end
@partial p3070
{{>p3071}}
@end
@partial p3071
{{>p3072}}
@end
@partial p3072
{{>p3073}}
@end
@partial p3073
{{>p3074}}
@end
@partial p3074
{{>p3075}}
@end
@partial p3075
{{>p3076}}
@end
@partial p3076
{{>p3077}}
@end
@partial p3077
{{>p3078}}
@end
@partial p3078
{{>p3079}}
@end
@partial p3079
{{>p3080}}
@end
@partial p3080
{{>p3081}}
@end
@partial p3081
{{>p3082}}
@end
@partial p3082
{{>p3083}}
@end
@partial p3083
{{>p3084}}
@end
@partial p3084
{{>p3085}}
@end
@partial p3085
{{>p3086}}
@end
@partial p3086
{{>p3087}}
@end
@partial p3087
{{>p3088}}
@end
@partial p3088
{{>p3089}}
@end
@partial p3089
{{>p3090}}
@end
@partial p3090
{{>p3091}}
@end
@partial p3091
{{>p3092}}
@end
@partial p3092
{{>p3093}}
@end
@partial p3093
{{>p3094}}
@end
@partial p3094
{{>p3095}}
@end
@partial p3095
{{>p3096}}
@end
@partial p3096
{{>p3097}}
@end
@partial p3097
{{>p3098}}
@end
@partial p3098
{{>p3099}}
@end
@partial p3099
{{>p3100}}
@end
@partial p3100
{{>p3101}}
@end
@partial p3101
{{>p3102}}
@end
@partial p3102
{{>p3103}}
@end
@partial p3103
{{>p3104}}
@end
@partial p3104
{{>p3105}}
@end
@partial p3105
{{>p3106}}
@end
@partial p3106
{{>p3107}}
@end
@partial p3107
{{>p3108}}
@end
@partial p3108
{{>p3109}}
@end
@partial p3109
{{>p3110}}
@end
@partial p3110
{{>p3111}}
@end
@partial p3111
{{>p3112}}
@end
@partial p3112
{{>p3113}}
@end
@partial p3113
{{>p3114}}
@end
@partial p3114
{{>p3115}}
@end
@partial p3115
{{>p3116}}
@end
@partial p3116
{{>p3117}}
@end
@partial p3117
{{>p3118}}
@end
@partial p3118
{{>p3119}}
@end
@partial p3119
{{>p3120}}
@end
@partial p3120
{{>p3121}}
@end
@partial p3121
{{>p3122}}
@end
@partial p3122
{{>p3123}}
@end
@partial p3123
{{>p3124}}
@end
@partial p3124
{{>p3125}}
@end
@partial p3125
{{>p3126}}
@end
@partial p3126
{{>p3127}}
@end
@partial p3127
{{>p3128}}
@end
@partial p3128
{{>p3129}}
@end
@partial p3129
{{>p3130}}
@end
@partial p3130
{{>p3131}}
@end
@partial p3131
{{>p3132}}
@end
@partial p3132
{{>p3133}}
@end
@partial p3133
{{>p3134}}
@end
@partial p3134
{{>p3135}}
@end
@partial p3135
{{>p3136}}
@end
@partial p3136
{{>p3137}}
@end
@partial p3137
{{>p3138}}
@end
@partial p3138
{{>p3139}}
@end
@partial p3139
{{>p3140}}
@end
@partial p3140
{{>p3141}}
@end
@partial p3141
{{>p3142}}
@end
@partial p3142
{{>p3143}}
@end
@partial p3143
{{>p3144}}
@end
@partial p3144
{{>p3145}}
@end
@partial p3145
{{>p3146}}
@end
@partial p3146
{{>p3147}}
@end
@partial p3147
{{>p3148}}
@end
@partial p3148
{{>p3149}}
@end
@partial p3149
{{>p3150}}
@end
@partial p3150
{{>p3151}}
@end
@partial p3151
{{>p3152}}
@end
@partial p3152
{{>p3153}}
@end
@partial p3153
{{>p3154}}
@end
@partial p3154
{{>p3155}}
@end
@partial p3155
{{>p3156}}
@end
@partial p3156
{{>p3157}}
@end
@partial p3157
{{>p3158}}
@end
@partial p3158
{{>p3159}}
@end
@partial p3159
{{>p3160}}
@end
@partial p3160
{{>p3161}}
@end
@partial p3161
{{>p3162}}
@end
@partial p3162
{{>p3163}}
@end
@partial p3163
{{>p3164}}
@end
@partial p3164
{{>p3165}}
@end
@partial p3165
{{>p3166}}
@end
@partial p3166
{{>p3167}}
@end
@partial p3167
{{>p3168}}
@end
@partial p3168
{{>p3169}}
@end
@partial p3169
{{>p3170}}
@end
@partial p3170
{{>p3171}}
@end
@partial p3171
{{>p3172}}
@end
@partial p3172
{{>p3173}}
@end
@partial p3173
{{>p3174}}
@end
@partial p3174
{{>p3175}}
@end
@partial p3175
{{>p3176}}
@end
@partial p3176
{{>p3177}}
@end
@partial p3177
{{>p3178}}
@end
@partial p3178
{{>p3179}}
@end
@partial p3179
{{>p3180}}
@end
@partial p3180
{{>p3181}}
@end
@partial p3181
{{>p3182}}
@end
@partial p3182
{{>p3183}}
@end
@partial p3183
{{>p3184}}
@end
@partial p3184
{{>p3185}}
@end
@partial p3185
{{>p3186}}
@end
@partial p3186
{{>p3187}}
@end
@partial p3187
{{>p3188}}
@end
@partial p3188
{{>p3189}}
@end
@partial p3189
{{>p3190}}
@end
@partial p3190
{{>p3191}}
@end
@partial p3191
{{>p3192}}
@end
@partial p3192
{{>p3193}}
@end
@partial p3193
{{>p3194}}
@end
@partial p3194
{{>p3195}}
@end
@partial p3195
{{>p3196}}
@end
@partial p3196
{{>p3197}}
@end
@partial p3197
{{>p3198}}
@end
@partial p3198
{{>p3199}}
@end
@partial p3199
{{>p3200}}
@end
@partial p3200
{{>p3201}}
@end
@partial p3201
{{>p3202}}
@end
@partial p3202
{{>p3203}}
@end
@partial p3203
{{>p3204}}
@end
@partial p3204
{{>p3205}}
@end
@partial p3205
{{>p3206}}
@end
@partial p3206
{{>p3207}}
@end
@partial p3207
{{>p3208}}
@end
@partial p3208
{{>p3209}}
@end
@partial p3209
{{>p3210}}
@end
@partial p3210
{{>p3211}}
@end
@partial p3211
{{>p3212}}
@end
@partial p3212
{{>p3213}}
@end
@partial p3213
{{>p3214}}
@end
@partial p3214
{{>p3215}}
@end
@partial p3215
{{>p3216}}
@end
@partial p3216
{{>p3217}}
@end
@partial p3217
{{>p3218}}
@end
@partial p3218
{{>p3219}}
@end
@partial p3219
{{>p3220}}
@end
@partial p3220
{{>p3221}}
@end
@partial p3221
{{>p3222}}
@end
@partial p3222
{{>p3223}}
@end
@partial p3223
{{>p3224}}
@end
@partial p3224
{{>p3225}}
@end
@partial p3225
{{>p3226}}
@end
@partial p3226
{{>p3227}}
@end
@partial p3227
{{>p3228}}
@end
@partial p3228
{{>p3229}}
@end
@partial p3229
{{>p3230}}
@end
@partial p3230
{{>p3231}}
@end
@partial p3231
{{>p3232}}
@end
@partial p3232
{{>p3233}}
@end
@partial p3233
{{>p3234}}
@end
@partial p3234
{{>p3235}}
@end
@partial p3235
{{>p3236}}
@end
@partial p3236
{{>p3237}}
@end
@partial p3237
{{>p3238}}
@end
@partial p3238
{{>p3239}}
@end
@partial p3239
{{>p3240}}
@end
@partial p3240
{{>p3241}}
@end
@partial p3241
{{>p3242}}
@end
@partial p3242
{{>p3243}}
@end
@partial p3243
{{>p3244}}
@end
@partial p3244
{{>p3245}}
@end
@partial p3245
{{>p3246}}
@end
@partial p3246
{{>p3247}}
@end
@partial p3247
{{>p3248}}
@end
@partial p3248
{{>p3249}}
@end
@partial p3249
{{>p3250}}
@end
@partial p3250
{{>p3251}}
@end
@partial p3251
{{>p3252}}
@end
@partial p3252
{{>p3253}}
@end
@partial p3253
{{>p3254}}
@end
@partial p3254
{{>p3255}}
@end
@partial p3255
{{>p3256}}
@end
@partial p3256
{{>p3257}}
@end
@partial p3257
{{>p3258}}
@end
@partial p3258
{{>p3259}}
@end
@partial p3259
{{>p3260}}
@end
@partial p3260
{{>p3261}}
@end
@partial p3261
{{>p3262}}
@end
@partial p3262
{{>p3263}}
@end
@partial p3263
{{>p3264}}
@end
@partial p3264
{{>p3265}}
@end
@partial p3265
{{>p3266}}
@end
@partial p3266
{{>p3267}}
@end
@partial p3267
{{>p3268}}
@end
@partial p3268
{{>p3269}}
@end
@partial p3269
{{>p3270}}
@end
@partial p3270
{{>p3271}}
@end
@partial p3271
{{>p3272}}
@end
@partial p3272
{{>p3273}}
@end
@partial p3273
{{>p3274}}
@end
@partial p3274
{{>p3275}}
@end
@partial p3275
{{>p3276}}
@end
@partial p3276
{{>p3277}}
@end
@partial p3277
{{>p3278}}
@end
@partial p3278
{{>p3279}}
@end
@partial p3279
{{>p3280}}
@end
@partial p3280
{{>p3281}}
@end
@partial p3281
{{>p3282}}
@end
@partial p3282
{{>p3283}}
@end
@partial p3283
{{>p3284}}
@end
@partial p3284
{{>p3285}}
@end
@partial p3285
{{>p3286}}
@end
@partial p3286
{{>p3287}}
@end
@partial p3287
{{>p3288}}
@end
@partial p3288
{{>p3289}}
@end
@partial p3289
{{>p3290}}
@end
@partial p3290
{{>p3291}}
@end
@partial p3291
{{>p3292}}
@end
@partial p3292
{{>p3293}}
@end
@partial p3293
{{>p3294}}
@end
@partial p3294
{{>p3295}}
@end
@partial p3295
{{>p3296}}
@end
@partial p3296
{{>p3297}}
@end
@partial p3297
{{>p3298}}
@end
@partial p3298
{{>p3299}}
@end
@partial p3299
{{>p3300}}
@end
@partial p3300
{{>p3301}}
@end
@partial p3301
{{>p3302}}
@end
@partial p3302
{{>p3303}}
@end
@partial p3303
{{>p3304}}
@end
@partial p3304
{{>p3305}}
@end
@partial p3305
{{>p3306}}
@end
@partial p3306
{{>p3307}}
@end
@partial p3307
{{>p3308}}
@end
@partial p3308
{{>p3309}}
@end
@partial p3309
{{>p3310}}
@end
@partial p3310
{{>p3311}}
@end
@partial p3311
{{>p3312}}
@end
@partial p3312
{{>p3313}}
@end
@partial p3313
{{>p3314}}
@end
@partial p3314
{{>p3315}}
@end
@partial p3315
{{>p3316}}
@end
@partial p3316
{{>p3317}}
@end
@partial p3317
{{>p3318}}
@end
@partial p3318
{{>p3319}}
@end
@partial p3319
{{>p3320}}
@end
@partial p3320
{{>p3321}}
@end
@partial p3321
{{>p3322}}
@end
@partial p3322
{{>p3323}}
@end
@partial p3323
{{>p3324}}
@end
@partial p3324
{{>p3325}}
@end
@partial p3325
{{>p3326}}
@end
@partial p3326
{{>p3327}}
@end
@partial p3327
{{>p3328}}
@end
@partial p3328
{{>p3329}}
@end
@partial p3329
{{>p3330}}
@end
@partial p3330
{{>p3331}}
@end
@partial p3331
{{>p3332}}
@end
@partial p3332
{{>p3333}}
@end
@partial p3333
{{>p3334}}
@end
@partial p3334
{{>p3335}}
@end
@partial p3335
{{>p3336}}
@end
@partial p3336
{{>p3337}}
@end
@partial p3337
{{>p3338}}
@end
@partial p3338
{{>p3339}}
@end
@partial p3339
{{>p3340}}
@end
@partial p3340
{{>p3341}}
@end
@partial p3341
{{>p3342}}
@end
@partial p3342
{{>p3343}}
@end
@partial p3343
{{>p3344}}
@end
@partial p3344
{{>p3345}}
@end
@partial p3345
{{>p3346}}
@end
@partial p3346
{{>p3347}}
@end
@partial p3347
{{>p3348}}
@end
@partial p3348
{{>p3349}}
@end
@partial p3349
{{>p3350}}
@end
@partial p3350
{{>p3351}}
@end
@partial p3351
{{>p3352}}
@end
@partial p3352
{{>p3353}}
@end
@partial p3353
{{>p3354}}
@end
@partial p3354
{{>p3355}}
@end
@partial p3355
{{>p3356}}
@end
@partial p3356
{{>p3357}}
@end
@partial p3357
{{>p3358}}
@end
@partial p3358
{{>p3359}}
@end
@partial p3359
{{>p3360}}
@end
@partial p3360
{{>p3361}}
@end
@partial p3361
{{>p3362}}
@end
@partial p3362
{{>p3363}}
@end
@partial p3363
{{>p3364}}
@end
@partial p3364
{{>p3365}}
@end
@partial p3365
{{>p3366}}
@end
@partial p3366
{{>p3367}}
@end
@partial p3367
{{>p3368}}
@end
@partial p3368
{{>p3369}}
@end
@partial p3369
{{>p3370}}
@end
@partial p3370
{{>p3371}}
@end
@partial p3371
{{>p3372}}
@end
@partial p3372
{{>p3373}}
@end
@partial p3373
{{>p3374}}
@end
@partial p3374
{{>p3375}}
@end
@partial p3375
{{>p3376}}
@end
@partial p3376
{{>p3377}}
@end
@partial p3377
{{>p3378}}
@end
@partial p3378
{{>p3379}}
@end
@partial p3379
{{>p3380}}
@end
@partial p3380
{{>p3381}}
@end
@partial p3381
{{>p3382}}
@end
@partial p3382
{{>p3383}}
@end
@partial p3383
{{>p3384}}
@end
@partial p3384
{{>p3385}}
@end
@partial p3385
{{>p3386}}
@end
@partial p3386
{{>p3387}}
@end
@partial p3387
{{>p3388}}
@end
@partial p3388
{{>p3389}}
@end
@partial p3389
{{>p3390}}
@end
@partial p3390
{{>p3391}}
@end
@partial p3391
{{>p3392}}
@end
@partial p3392
{{>p3393}}
@end
@partial p3393
{{>p3394}}
@end
@partial p3394
{{>p3395}}
@end
@partial p3395
{{>p3396}}
@end
@partial p3396
{{>p3397}}
@end
@partial p3397
{{>p3398}}
@end
@partial p3398
{{>p3399}}
@end
@partial p3399
{{>p3400}}
@end
@partial p3400
{{>p3401}}
@end
@partial p3401
{{>p3402}}
@end
@partial p3402
{{>p3403}}
@end
@partial p3403
{{>p3404}}
@end
@partial p3404
{{>p3405}}
@end
@partial p3405
{{>p3406}}
@end
@partial p3406
{{>p3407}}
@end
@partial p3407
{{>p3408}}
@end
@partial p3408
{{>p3409}}
@end
@partial p3409
{{>p3410}}
@end
@partial p3410
{{>p3411}}
@end
@partial p3411
{{>p3412}}
@end
@partial p3412
{{>p3413}}
@end
@partial p3413
{{>p3414}}
@end
@partial p3414
{{>p3415}}
@end
@partial p3415
{{>p3416}}
@end
@partial p3416
{{>p3417}}
@end
@partial p3417
{{>p3418}}
@end
@partial p3418
{{>p3419}}
@end
@partial p3419
{{>p3420}}
@end
@partial p3420
{{>p3421}}
@end
@partial p3421
{{>p3422}}
@end
@partial p3422
{{>p3423}}
@end
@partial p3423
{{>p3424}}
@end
@partial p3424
{{>p3425}}
@end
@partial p3425
{{>p3426}}
@end
@partial p3426
{{>p3427}}
@end
@partial p3427
{{>p3428}}
@end
@partial p3428
{{>p3429}}
@end
@partial p3429
{{>p3430}}
@end
@partial p3430
{{>p3431}}
@end
@partial p3431
{{>p3432}}
@end
@partial p3432
{{>p3433}}
@end
@partial p3433
{{>p3434}}
@end
@partial p3434
{{>p3435}}
@end
@partial p3435
{{>p3436}}
@end
@partial p3436
{{>p3437}}
@end
@partial p3437
{{>p3438}}
@end
@partial p3438
{{>p3439}}
@end
@partial p3439
{{>p3440}}
@end
@partial p3440
{{>p3441}}
@end
@partial p3441
{{>p3442}}
@end
@partial p3442
{{>p3443}}
@end
@partial p3443
{{>p3444}}
@end
@partial p3444
{{>p3445}}
@end
@partial p3445
{{>p3446}}
@end
@partial p3446
{{>p3447}}
@end
@partial p3447
{{>p3448}}
@end
@partial p3448
{{>p3449}}
@end
@partial p3449
{{>p3450}}
@end
@partial p3450
{{>p3451}}
@end
@partial p3451
{{>p3452}}
@end
@partial p3452
{{>p3453}}
@end
@partial p3453
{{>p3454}}
@end
@partial p3454
{{>p3455}}
@end
@partial p3455
{{>p3456}}
@end
@partial p3456
{{>p3457}}
@end
@partial p3457
{{>p3458}}
@end
@partial p3458
{{>p3459}}
@end
@partial p3459
{{>p3460}}
@end
@partial p3460
{{>p3461}}
@end
@partial p3461
{{>p3462}}
@end
@partial p3462
{{>p3463}}
@end
@partial p3463
{{>p3464}}
@end
@partial p3464
{{>p3465}}
@end
@partial p3465
{{>p3466}}
@end
@partial p3466
{{>p3467}}
@end
@partial p3467
{{>p3468}}
@end
@partial p3468
{{>p3469}}
@end
@partial p3469
{{>p3470}}
@end
@partial p3470
{{>p3471}}
@end
@partial p3471
{{>p3472}}
@end
@partial p3472
{{>p3473}}
@end
@partial p3473
{{>p3474}}
@end
@partial p3474
{{>p3475}}
@end
@partial p3475
{{>p3476}}
@end
@partial p3476
{{>p3477}}
@end
@partial p3477
{{>p3478}}
@end
@partial p3478
{{>p3479}}
@end
@partial p3479
{{>p3480}}
@end
@partial p3480
{{>p3481}}
@end
@partial p3481
{{>p3482}}
@end
@partial p3482
{{>p3483}}
@end
@partial p3483
{{>p3484}}
@end
@partial p3484
{{>p3485}}
@end
@partial p3485
{{>p3486}}
@end
@partial p3486
{{>p3487}}
@end
@partial p3487
{{>p3488}}
@end
@partial p3488
{{>p3489}}
@end
@partial p3489
{{>p3490}}
@end
@partial p3490
{{>p3491}}
@end
@partial p3491
{{>p3492}}
@end
@partial p3492
{{>p3493}}
@end
@partial p3493
{{>p3494}}
@end
@partial p3494
{{>p3495}}
@end
@partial p3495
{{>p3496}}
@end
@partial p3496
{{>p3497}}
@end
@partial p3497
{{>p3498}}
@end
@partial p3498
{{>p3499}}
@end
@partial p3499
{{>p3500}}
@end
@partial p3500
{{>p3501}}
@end
@partial p3501
{{>p3502}}
@end
@partial p3502
{{>p3503}}
@end
@partial p3503
{{>p3504}}
@end
@partial p3504
{{>p3505}}
@end
@partial p3505
{{>p3506}}
@end
@partial p3506
{{>p3507}}
@end
@partial p3507
{{>p3508}}
@end
@partial p3508
{{>p3509}}
@end
@partial p3509
{{>p3510}}
@end
@partial p3510
{{>p3511}}
@end
@partial p3511
{{>p3512}}
@end
@partial p3512
{{>p3513}}
@end
@partial p3513
{{>p3514}}
@end
@partial p3514
{{>p3515}}
@end
@partial p3515
{{>p3516}}
@end
@partial p3516
{{>p3517}}
@end
@partial p3517
{{>p3518}}
@end
@partial p3518
{{>p3519}}
@end
@partial p3519
{{>p3520}}
@end
@partial p3520
{{>p3521}}
@end
@partial p3521
{{>p3522}}
@end
@partial p3522
{{>p3523}}
@end
@partial p3523
{{>p3524}}
@end
@partial p3524
{{>p3525}}
@end
@partial p3525
{{>p3526}}
@end
@partial p3526
{{>p3527}}
@end
@partial p3527
{{>p3528}}
@end
@partial p3528
{{>p3529}}
@end
@partial p3529
{{>p3530}}
@end
@partial p3530
{{>p3531}}
@end
@partial p3531
{{>p3532}}
@end
@partial p3532
{{>p3533}}
@end
@partial p3533
{{>p3534}}
@end
@partial p3534
{{>p3535}}
@end
@partial p3535
{{>p3536}}
@end
@partial p3536
{{>p3537}}
@end
@partial p3537
{{>p3538}}
@end
@partial p3538
{{>p3539}}
@end
@partial p3539
{{>p3540}}
@end
@partial p3540
{{>p3541}}
@end
@partial p3541
{{>p3542}}
@end
@partial p3542
{{>p3543}}
@end
@partial p3543
{{>p3544}}
@end
@partial p3544
{{>p3545}}
@end
@partial p3545
{{>p3546}}
@end
@partial p3546
{{>p3547}}
@end
@partial p3547
{{>p3548}}
@end
@partial p3548
{{>p3549}}
@end
@partial p3549
{{>p3550}}
@end
@partial p3550
{{>p3551}}
@end
@partial p3551
{{>p3552}}
@end
@partial p3552
{{>p3553}}
@end
@partial p3553
{{>p3554}}
@end
@partial p3554
{{>p3555}}
@end
@partial p3555
{{>p3556}}
@end
@partial p3556
{{>p3557}}
@end
@partial p3557
{{>p3558}}
@end
@partial p3558
{{>p3559}}
@end
@partial p3559
{{>p3560}}
@end
@partial p3560
{{>p3561}}
@end
@partial p3561
{{>p3562}}
@end
@partial p3562
{{>p3563}}
@end
@partial p3563
{{>p3564}}
@end
@partial p3564
{{>p3565}}
@end
@partial p3565
{{>p3566}}
@end
@partial p3566
{{>p3567}}
@end
@partial p3567
{{>p3568}}
@end
@partial p3568
{{>p3569}}
@end
@partial p3569
{{>p3570}}
@end
@partial p3570
{{>p3571}}
@end
@partial p3571
{{>p3572}}
@end
@partial p3572
{{>p3573}}
@end
@partial p3573
{{>p3574}}
@end
@partial p3574
{{>p3575}}
@end
@partial p3575
{{>p3576}}
@end
@partial p3576
{{>p3577}}
@end
@partial p3577
{{>p3578}}
@end
@partial p3578
{{>p3579}}
@end
@partial p3579
{{>p3580}}
@end
@partial p3580
{{>p3581}}
@end
@partial p3581
{{>p3582}}
@end
@partial p3582
{{>p3583}}
@end
@partial p3583
{{>p3584}}
@end
@partial p3584
{{>p3585}}
@end
@partial p3585
{{>p3586}}
@end
@partial p3586
{{>p3587}}
@end
@partial p3587
{{>p3588}}
@end
@partial p3588
{{>p3589}}
@end
@partial p3589
{{>p3590}}
@end
@partial p3590
{{>p3591}}
@end
@partial p3591
{{>p3592}}
@end
@partial p3592
{{>p3593}}
@end
@partial p3593
{{>p3594}}
@end
@partial p3594
{{>p3595}}
@end
@partial p3595
{{>p3596}}
@end
@partial p3596
{{>p3597}}
@end
@partial p3597
{{>p3598}}
@end
@partial p3598
{{>p3599}}
@end
@partial p3599
{{>p3600}}
@end
@partial p3600
{{>p3601}}
@end
@partial p3601
{{>p3602}}
@end
@partial p3602
{{>p3603}}
@end
@partial p3603
{{>p3604}}
@end
@partial p3604
{{>p3605}}
@end
@partial p3605
{{>p3606}}
@end
@partial p3606
{{>p3607}}
@end
@partial p3607
{{>p3608}}
@end
@partial p3608
{{>p3609}}
@end
@partial p3609
{{>p3610}}
@end
@partial p3610
{{>p3611}}
@end
@partial p3611
{{>p3612}}
@end
@partial p3612
{{>p3613}}
@end
@partial p3613
{{>p3614}}
@end
@partial p3614
{{>p3615}}
@end
@partial p3615
{{>p3616}}
@end
@partial p3616
{{>p3617}}
@end
@partial p3617
{{>p3618}}
@end
@partial p3618
{{>p3619}}
@end
@partial p3619
{{>p3620}}
@end
@partial p3620
{{>p3621}}
@end
@partial p3621
{{>p3622}}
@end
@partial p3622
{{>p3623}}
@end
@partial p3623
{{>p3624}}
@end
@partial p3624
{{>p3625}}
@end
@partial p3625
{{>p3626}}
@end
@partial p3626
{{>p3627}}
@end
@partial p3627
{{>p3628}}
@end
@partial p3628
{{>p3629}}
@end
@partial p3629
{{>p3630}}
@end
@partial p3630
{{>p3631}}
@end
@partial p3631
{{>p3632}}
@end
@partial p3632
{{>p3633}}
@end
@partial p3633
{{>p3634}}
@end
@partial p3634
{{>p3635}}
@end
@partial p3635
{{>p3636}}
@end
@partial p3636
{{>p3637}}
@end
@partial p3637
{{>p3638}}
@end
@partial p3638
{{>p3639}}
@end
@partial p3639
{{>p3640}}
@end
@partial p3640
{{>p3641}}
@end
@partial p3641
{{>p3642}}
@end
@partial p3642
{{>p3643}}
@end
@partial p3643
{{>p3644}}
@end
@partial p3644
{{>p3645}}
@end
@partial p3645
{{>p3646}}
@end
@partial p3646
{{>p3647}}
@end
@partial p3647
{{>p3648}}
@end
@partial p3648
{{>p3649}}
@end
@partial p3649
{{>p3650}}
@end
@partial p3650
{{>p3651}}
@end
@partial p3651
{{>p3652}}
@end
@partial p3652
{{>p3653}}
@end
@partial p3653
{{>p3654}}
@end
@partial p3654
{{>p3655}}
@end
@partial p3655
{{>p3656}}
@end
@partial p3656
{{>p3657}}
@end
@partial p3657
{{>p3658}}
@end
@partial p3658
{{>p3659}}
@end
@partial p3659
{{>p3660}}
@end
@partial p3660
{{>p3661}}
@end
@partial p3661
{{>p3662}}
@end
@partial p3662
{{>p3663}}
@end
@partial p3663
{{>p3664}}
@end
@partial p3664
{{>p3665}}
@end
@partial p3665
{{>p3666}}
@end
@partial p3666
{{>p3667}}
@end
@partial p3667
{{>p3668}}
@end
@partial p3668
{{>p3669}}
@end
@partial p3669
{{>p3670}}
@end
@partial p3670
{{>p3671}}
@end
@partial p3671
{{>p3672}}
@end
@partial p3672
{{>p3673}}
@end
@partial p3673
{{>p3674}}
@end
@partial p3674
{{>p3675}}
@end
@partial p3675
{{>p3676}}
@end
@partial p3676
{{>p3677}}
@end
@partial p3677
{{>p3678}}
@end
@partial p3678
{{>p3679}}
@end
@partial p3679
{{>p3680}}
@end
@partial p3680
{{>p3681}}
@end
@partial p3681
{{>p3682}}
@end
@partial p3682
{{>p3683}}
@end
@partial p3683
{{>p3684}}
@end
@partial p3684
{{>p3685}}
@end
@partial p3685
{{>p3686}}
@end
@partial p3686
{{>p3687}}
@end
@partial p3687
{{>p3688}}
@end
@partial p3688
{{>p3689}}
@end
@partial p3689
{{>p3690}}
@end
@partial p3690
{{>p3691}}
@end
@partial p3691
{{>p3692}}
@end
@partial p3692
{{>p3693}}
@end
@partial p3693
{{>p3694}}
@end
@partial p3694
{{>p3695}}
@end
@partial p3695
{{>p3696}}
@end
@partial p3696
{{>p3697}}
@end
@partial p3697
{{>p3698}}
@end
@partial p3698
{{>p3699}}
@end
@partial p3699
{{>p3700}}
@end
@partial p3700
{{>p3701}}
@end
@partial p3701
{{>p3702}}
@end
@partial p3702
{{>p3703}}
@end
@partial p3703
{{>p3704}}
@end
@partial p3704
{{>p3705}}
@end
@partial p3705
{{>p3706}}
@end
@partial p3706
{{>p3707}}
@end
@partial p3707
{{>p3708}}
@end
@partial p3708
{{>p3709}}
@end
@partial p3709
{{>p3710}}
@end
@partial p3710
{{>p3711}}
@end
@partial p3711
{{>p3712}}
@end
@partial p3712
{{>p3713}}
@end
@partial p3713
{{>p3714}}
@end
@partial p3714
{{>p3715}}
@end
@partial p3715
{{>p3716}}
@end
@partial p3716
{{>p3717}}
@end
@partial p3717
{{>p3718}}
@end
@partial p3718
{{>p3719}}
@end
@partial p3719
{{>p3720}}
@end
@partial p3720
{{>p3721}}
@end
@partial p3721
{{>p3722}}
@end
@partial p3722
{{>p3723}}
@end
@partial p3723
{{>p3724}}
@end
@partial p3724
{{>p3725}}
@end
@partial p3725
{{>p3726}}
@end
@partial p3726
{{>p3727}}
@end
@partial p3727
{{>p3728}}
@end
@partial p3728
{{>p3729}}
@end
@partial p3729
{{>p3730}}
@end
@partial p3730
{{>p3731}}
@end
@partial p3731
{{>p3732}}
@end
@partial p3732
{{>p3733}}
@end
@partial p3733
{{>p3734}}
@end
@partial p3734
{{>p3735}}
@end
@partial p3735
{{>p3736}}
@end
@partial p3736
{{>p3737}}
@end
@partial p3737
{{>p3738}}
@end
@partial p3738
{{>p3739}}
@end
@partial p3739
{{>p3740}}
@end
@partial p3740
{{>p3741}}
@end
@partial p3741
{{>p3742}}
@end
@partial p3742
{{>p3743}}
@end
@partial p3743
{{>p3744}}
@end
@partial p3744
{{>p3745}}
@end
@partial p3745
{{>p3746}}
@end
@partial p3746
{{>p3747}}
@end
@partial p3747
{{>p3748}}
@end
@partial p3748
{{>p3749}}
@end
@partial p3749
{{>p3750}}
@end
@partial p3750
{{>p3751}}
@end
@partial p3751
{{>p3752}}
@end
@partial p3752
{{>p3753}}
@end
@partial p3753
{{>p3754}}
@end
@partial p3754
{{>p3755}}
@end
@partial p3755
{{>p3756}}
@end
@partial p3756
{{>p3757}}
@end
@partial p3757
{{>p3758}}
@end
@partial p3758
{{>p3759}}
@end
@partial p3759
{{>p3760}}
@end
@partial p3760
{{>p3761}}
@end
@partial p3761
{{>p3762}}
@end
@partial p3762
{{>p3763}}
@end
@partial p3763
{{>p3764}}
@end
@partial p3764
{{>p3765}}
@end
@partial p3765
{{>p3766}}
@end
@partial p3766
{{>p3767}}
@end
@partial p3767
{{>p3768}}
@end
@partial p3768
{{>p3769}}
@end
@partial p3769
{{>p3770}}
@end
@partial p3770
{{>p3771}}
@end
@partial p3771
{{>p3772}}
@end
@partial p3772
{{>p3773}}
@end
@partial p3773
{{>p3774}}
@end
@partial p3774
{{>p3775}}
@end
@partial p3775
{{>p3776}}
@end
@partial p3776
{{>p3777}}
@end
@partial p3777
{{>p3778}}
@end
@partial p3778
{{>p3779}}
@end
@partial p3779
{{>p3780}}
@end
@partial p3780
{{>p3781}}
@end
@partial p3781
{{>p3782}}
@end
@partial p3782
{{>p3783}}
@end
@partial p3783
{{>p3784}}
@end
@partial p3784
{{>p3785}}
@end
@partial p3785
{{>p3786}}
@end
@partial p3786
{{>p3787}}
@end
@partial p3787
{{>p3788}}
@end
@partial p3788
{{>p3789}}
@end
@partial p3789
{{>p3790}}
@end
@partial p3790
{{>p3791}}
@end
@partial p3791
{{>p3792}}
@end
@partial p3792
{{>p3793}}
@end
@partial p3793
{{>p3794}}
@end
@partial p3794
{{>p3795}}
@end
@partial p3795
{{>p3796}}
@end
@partial p3796
{{>p3797}}
@end
@partial p3797
{{>p3798}}
@end
@partial p3798
{{>p3799}}
@end
@partial p3799
{{>p3800}}
@end
@partial p3800
{{>p3801}}
@end
@partial p3801
{{>p3802}}
@end
@partial p3802
{{>p3803}}
@end
@partial p3803
{{>p3804}}
@end
@partial p3804
{{>p3805}}
@end
@partial p3805
{{>p3806}}
@end
@partial p3806
{{>p3807}}
@end
@partial p3807
{{>p3808}}
@end
@partial p3808
{{>p3809}}
@end
@partial p3809
{{>p3810}}
@end
@partial p3810
{{>p3811}}
@end
@partial p3811
{{>p3812}}
@end
@partial p3812
{{>p3813}}
@end
@partial p3813
{{>p3814}}
@end
@partial p3814
{{>p3815}}
@end
@partial p3815
{{>p3816}}
@end
@partial p3816
{{>p3817}}
@end
@partial p3817
{{>p3818}}
@end
@partial p3818
{{>p3819}}
@end
@partial p3819
{{>p3820}}
@end
@partial p3820
{{>p3821}}
@end
@partial p3821
{{>p3822}}
@end
@partial p3822
{{>p3823}}
@end
@partial p3823
{{>p3824}}
@end
@partial p3824
{{>p3825}}
@end
@partial p3825
{{>p3826}}
@end
@partial p3826
{{>p3827}}
@end
@partial p3827
{{>p3828}}
@end
@partial p3828
{{>p3829}}
@end
@partial p3829
{{>p3830}}
@end
@partial p3830
{{>p3831}}
@end
@partial p3831
{{>p3832}}
@end
@partial p3832
{{>p3833}}
@end
@partial p3833
{{>p3834}}
@end
@partial p3834
{{>p3835}}
@end
@partial p3835
{{>p3836}}
@end
@partial p3836
{{>p3837}}
@end
@partial p3837
{{>p3838}}
@end
@partial p3838
{{>p3839}}
@end
@partial p3839
{{>p3840}}
@end
@partial p3840
{{>p3841}}
@end
@partial p3841
{{>p3842}}
@end
@partial p3842
{{>p3843}}
@end
@partial p3843
{{>p3844}}
@end
@partial p3844
{{>p3845}}
@end
@partial p3845
{{>p3846}}
@end
@partial p3846
{{>p3847}}
@end
@partial p3847
{{>p3848}}
@end
@partial p3848
{{>p3849}}
@end
@partial p3849
{{>p3850}}
@end
@partial p3850
{{>p3851}}
@end
@partial p3851
{{>p3852}}
@end
@partial p3852
{{>p3853}}
@end
@partial p3853
{{>p3854}}
@end
@partial p3854
{{>p3855}}
@end
@partial p3855
{{>p3856}}
@end
@partial p3856
{{>p3857}}
@end
@partial p3857
{{>p3858}}
@end
@partial p3858
{{>p3859}}
@end
@partial p3859
{{>p3860}}
@end
@partial p3860
{{>p3861}}
@end
@partial p3861
{{>p3862}}
@end
@partial p3862
{{>p3863}}
@end
@partial p3863
{{>p3864}}
@end
@partial p3864
{{>p3865}}
@end
@partial p3865
{{>p3866}}
@end
@partial p3866
{{>p3867}}
@end
@partial p3867
{{>p3868}}
@end
@partial p3868
{{>p3869}}
@end
@partial p3869
{{>p3870}}
@end
@partial p3870
{{>p3871}}
@end
@partial p3871
{{>p3872}}
@end
@partial p3872
{{>p3873}}
@end
@partial p3873
{{>p3874}}
@end
@partial p3874
{{>p3875}}
@end
@partial p3875
{{>p3876}}
@end
@partial p3876
{{>p3877}}
@end
@partial p3877
{{>p3878}}
@end
@partial p3878
{{>p3879}}
@end
@partial p3879
{{>p3880}}
@end
@partial p3880
{{>p3881}}
@end
@partial p3881
{{>p3882}}
@end
@partial p3882
{{>p3883}}
@end
@partial p3883
{{>p3884}}
@end
@partial p3884
{{>p3885}}
@end
@partial p3885
{{>p3886}}
@end
@partial p3886
{{>p3887}}
@end
@partial p3887
{{>p3888}}
@end
@partial p3888
{{>p3889}}
@end
@partial p3889
{{>p3890}}
@end
@partial p3890
{{>p3891}}
@end
@partial p3891
{{>p3892}}
@end
@partial p3892
{{>p3893}}
@end
@partial p3893
{{>p3894}}
@end
@partial p3894
{{>p3895}}
@end
@partial p3895
{{>p3896}}
@end
@partial p3896
{{>p3897}}
@end
@partial p3897
{{>p3898}}
@end
@partial p3898
{{>p3899}}
@end
@partial p3899
{{>p3900}}
@end
@partial p3900
{{>p3901}}
@end
@partial p3901
{{>p3902}}
@end
@partial p3902
{{>p3903}}
@end
@partial p3903
{{>p3904}}
@end
@partial p3904
{{>p3905}}
@end
@partial p3905
{{>p3906}}
@end
@partial p3906
{{>p3907}}
@end
@partial p3907
{{>p3908}}
@end
@partial p3908
{{>p3909}}
@end
@partial p3909
{{>p3910}}
@end
@partial p3910
{{>p3911}}
@end
@partial p3911
{{>p3912}}
@end
@partial p3912
{{>p3913}}
@end
@partial p3913
{{>p3914}}
@end
@partial p3914
{{>p3915}}
@end
@partial p3915
{{>p3916}}
@end
@partial p3916
{{>p3917}}
@end
@partial p3917
{{>p3918}}
@end
@partial p3918
{{>p3919}}
@end
@partial p3919
{{>p3920}}
@end
@partial p3920
{{>p3921}}
@end
@partial p3921
{{>p3922}}
@end
@partial p3922
{{>p3923}}
@end
@partial p3923
{{>p3924}}
@end
@partial p3924
{{>p3925}}
@end
@partial p3925
{{>p3926}}
@end
@partial p3926
{{>p3927}}
@end
@partial p3927
{{>p3928}}
@end
@partial p3928
{{>p3929}}
@end
@partial p3929
{{>p3930}}
@end
@partial p3930
{{>p3931}}
@end
@partial p3931
{{>p3932}}
@end
@partial p3932
{{>p3933}}
@end
@partial p3933
{{>p3934}}
@end
@partial p3934
{{>p3935}}
@end
@partial p3935
{{>p3936}}
@end
@partial p3936
{{>p3937}}
@end
@partial p3937
{{>p3938}}
@end
@partial p3938
{{>p3939}}
@end
@partial p3939
{{>p3940}}
@end
@partial p3940
{{>p3941}}
@end
@partial p3941
{{>p3942}}
@end
@partial p3942
{{>p3943}}
@end
@partial p3943
{{>p3944}}
@end
@partial p3944
{{>p3945}}
@end
@partial p3945
{{>p3946}}
@end
@partial p3946
{{>p3947}}
@end
@partial p3947
{{>p3948}}
@end
@partial p3948
{{>p3949}}
@end
@partial p3949
{{>p3950}}
@end
@partial p3950
{{>p3951}}
@end
@partial p3951
{{>p3952}}
@end
@partial p3952
{{>p3953}}
@end
@partial p3953
{{>p3954}}
@end
@partial p3954
{{>p3955}}
@end
@partial p3955
{{>p3956}}
@end
@partial p3956
{{>p3957}}
@end
@partial p3957
{{>p3958}}
@end
@partial p3958
{{>p3959}}
@end
@partial p3959
{{>p3960}}
@end
@partial p3960
{{>p3961}}
@end
@partial p3961
{{>p3962}}
@end
@partial p3962
{{>p3963}}
@end
@partial p3963
{{>p3964}}
@end
@partial p3964
{{>p3965}}
@end
@partial p3965
{{>p3966}}
@end
@partial p3966
{{>p3967}}
@end
@partial p3967
{{>p3968}}
@end
@partial p3968
{{>p3969}}
@end
@partial p3969
{{>p3970}}
@end
@partial p3970
{{>p3971}}
@end
@partial p3971
{{>p3972}}
@end
@partial p3972
{{>p3973}}
@end
@partial p3973
{{>p3974}}
@end
@partial p3974
{{>p3975}}
@end
@partial p3975
{{>p3976}}
@end
@partial p3976
{{>p3977}}
@end
@partial p3977
{{>p3978}}
@end
@partial p3978
{{>p3979}}
@end
@partial p3979
{{>p3980}}
@end
@partial p3980
{{>p3981}}
@end
@partial p3981
{{>p3982}}
@end
@partial p3982
{{>p3983}}
@end
@partial p3983
{{>p3984}}
@end
@partial p3984
{{>p3985}}
@end
@partial p3985
{{>p3986}}
@end
@partial p3986
{{>p3987}}
@end
@partial p3987
{{>p3988}}
@end
@partial p3988
{{>p3989}}
@end
@partial p3989
{{>p3990}}
@end
@partial p3990
{{>p3991}}
@end
@partial p3991
{{>p3992}}
@end
@partial p3992
{{>p3993}}
@end
@partial p3993
{{>p3994}}
@end
@partial p3994
{{>p3995}}
@end
@partial p3995
{{>p3996}}
@end
@partial p3996
{{>p3997}}
@end
@partial p3997
{{>p3998}}
@end
@partial p3998
{{>p3999}}
@end
@partial p3999
{{>p4000}}
@end
@partial p4000
{{>p4001}}
@end
@partial p4001
{{>p4002}}
@end
@partial p4002
{{>p4003}}
@end
@partial p4003
{{>p4004}}
@end
@partial p4004
{{>p4005}}
@end
@partial p4005
{{>p4006}}
@end
@partial p4006
{{>p4007}}
@end
@partial p4007
{{>p4008}}
@end
@partial p4008
{{>p4009}}
@end
@partial p4009
{{>p4010}}
@end
@partial p4010
{{>p4011}}
@end
@partial p4011
{{>p4012}}
@end
@partial p4012
{{>p4013}}
@end
@partial p4013
{{>p4014}}
@end
@partial p4014
{{>p4015}}
@end
@partial p4015
{{>p4016}}
@end
@partial p4016
{{>p4017}}
@end
@partial p4017
{{>p4018}}
@end
@partial p4018
{{>p4019}}
@end
@partial p4019
{{>p4020}}
@end
@partial p4020
{{>p4021}}
@end
@partial p4021
{{>p4022}}
@end
@partial p4022
{{>p4023}}
@end
@partial p4023
{{>p4024}}
@end
@partial p4024
{{>p4025}}
@end
@partial p4025
{{>p4026}}
@end
@partial p4026
{{>p4027}}
@end
@partial p4027
{{>p4028}}
@end
@partial p4028
{{>p4029}}
@end
@partial p4029
{{>p4030}}
@end
@partial p4030
{{>p4031}}
@end
@partial p4031
{{>p4032}}
@end
@partial p4032
{{>p4033}}
@end
@partial p4033
{{>p4034}}
@end
@partial p4034
{{>p4035}}
@end
@partial p4035
{{>p4036}}
@end
@partial p4036
{{>p4037}}
@end
@partial p4037
{{>p4038}}
@end
@partial p4038
{{>p4039}}
@end
@partial p4039
{{>p4040}}
@end
@partial p4040
{{>p4041}}
@end
@partial p4041
{{>p4042}}
@end
@partial p4042
{{>p4043}}
@end
@partial p4043
{{>p4044}}
@end
@partial p4044
{{>p4045}}
@end
@partial p4045
{{>p4046}}
@end
@partial p4046
{{>p4047}}
@end
@partial p4047
{{>p4048}}
@end
@partial p4048
{{>p4049}}
@end
@partial p4049
{{>p4050}}
@end
@partial p4050
{{>p4051}}
@end
@partial p4051
{{>p4052}}
@end
@partial p4052
{{>p4053}}
@end
@partial p4053
{{>p4054}}
@end
@partial p4054
{{>p4055}}
@end
@partial p4055
{{>p4056}}
@end
@partial p4056
{{>p4057}}
@end
@partial p4057
{{>p4058}}
@end
@partial p4058
{{>p4059}}
@end
@partial p4059
{{>p4060}}
@end
@partial p4060
{{>p4061}}
@end
@partial p4061
{{>p4062}}
@end
@partial p4062
{{>p4063}}
@end
@partial p4063
{{>p4064}}
@end
@partial p4064
{{>p4065}}
@end
@partial p4065
{{>p4066}}
@end
@partial p4066
{{>p4067}}
@end
@partial p4067
{{>p4068}}
@end
@partial p4068
{{>p4069}}
@end
@partial p4069
{{>p4070}}
@end
@partial p4070
{{>p4071}}
@end
@partial p4071
{{>p4072}}
@end
@partial p4072
{{>p4073}}
@end
@partial p4073
{{>p4074}}
@end
@partial p4074
{{>p4075}}
@end
@partial p4075
{{>p4076}}
@end
@partial p4076
{{>p4077}}
@end
@partial p4077
{{>p4078}}
@end
@partial p4078
{{>p4079}}
@end
@partial p4079
{{>p4080}}
@end
@partial p4080
{{>p4081}}
@end
@partial p4081
{{>p4082}}
@end
@partial p4082
{{>p4083}}
@end
@partial p4083
{{>p4084}}
@end
@partial p4084
{{>p4085}}
@end
@partial p4085
{{>p4086}}
@end
@partial p4086
{{>p4087}}
@end
@partial p4087
{{>p4088}}
@end
@partial p4088
{{>p4089}}
@end
@partial p4089
{{>p4090}}
@end
@partial p4090
{{>p4091}}
@end
@partial p4091
{{>p4092}}
@end
@partial p4092
{{>p4093}}
@end
@partial p4093
{{>p4094}}
@end
@partial p4094
{{>p4095}}
@end
@partial p4095
{{>p4096}}
@end
@partial p4096
{{>p4097}}
@end
@partial p4097
{{>p4098}}
@end
@partial p4098
{{>p4099}}
@end
@partial p4099
{{>p4100}}
@end
@partial p4100
{{>p4101}}
@end
@partial p4101
{{>p4102}}
@end
@partial p4102
{{>p4103}}
@end
@partial p4103
{{>p4104}}
@end
@partial p4104
{{>p4105}}
@end
@partial p4105
{{>p4106}}
@end
@partial p4106
{{>p4107}}
@end
@partial p4107
{{>p4108}}
@end
@partial p4108
{{>p4109}}
@end
@partial p4109
{{>p4110}}
@end
@partial p4110
{{>p4111}}
@end
@partial p4111
{{>p4112}}
@end
@partial p4112
{{>p4113}}
@end
@partial p4113
{{>p4114}}
@end
@partial p4114
{{>p4115}}
@end
@partial p4115
{{>p4116}}
@end
@partial p4116
{{>p4117}}
@end
@partial p4117
{{>p4118}}
@end
@partial p4118
{{>p4119}}
@end
@partial p4119
{{>p4120}}
@end
@partial p4120
{{>p4121}}
@end
@partial p4121
{{>p4122}}
@end
@partial p4122
{{>p4123}}
@end
@partial p4123
{{>p4124}}
@end
@partial p4124
{{>p4125}}
@end
@partial p4125
{{>p4126}}
@end
@partial p4126
{{>p4127}}
@end
@partial p4127
{{>p4128}}
@end
@partial p4128
{{>p4129}}
@end
@partial p4129
{{>p4130}}
@end
@partial p4130
{{>p4131}}
@end
@partial p4131
{{>p4132}}
@end
@partial p4132
{{>p4133}}
@end
@partial p4133
{{>p4134}}
@end
@partial p4134
{{>p4135}}
@end
@partial p4135
{{>p4136}}
@end
@partial p4136
{{>p4137}}
@end
@partial p4137
{{>p4138}}
@end
@partial p4138
{{>p4139}}
@end
@partial p4139
{{>p4140}}
@end
@partial p4140
{{>p4141}}
@end
@partial p4141
{{>p4142}}
@end
@partial p4142
{{>p4143}}
@end
@partial p4143
{{>p4144}}
@end
@partial p4144
{{>p4145}}
@end
@partial p4145
{{>p4146}}
@end
@partial p4146
{{>p4147}}
@end
@partial p4147
{{>p4148}}
@end
@partial p4148
{{>p4149}}
@end
@partial p4149
{{>p4150}}
@end
@partial p4150
{{>p4151}}
@end
@partial p4151
{{>p4152}}
@end
@partial p4152
{{>p4153}}
@end
@partial p4153
{{>p4154}}
@end
@partial p4154
{{>p4155}}
@end
@partial p4155
{{>p4156}}
@end
@partial p4156
{{>p4157}}
@end
@partial p4157
{{>p4158}}
@end
@partial p4158
{{>p4159}}
@end
@partial p4159
{{>p4160}}
@end
@partial p4160
{{>p4161}}
@end
@partial p4161
{{>p4162}}
@end
@partial p4162
{{>p4163}}
@end
@partial p4163
{{>p4164}}
@end
@partial p4164
{{>p4165}}
@end
@partial p4165
{{>p4166}}
@end
@partial p4166
{{>p4167}}
@end
@partial p4167
{{>p4168}}
@end
@partial p4168
{{>p4169}}
@end
@partial p4169
{{>p4170}}
@end
@partial p4170
{{>p4171}}
@end
@partial p4171
{{>p4172}}
@end
@partial p4172
{{>p4173}}
@end
@partial p4173
{{>p4174}}
@end
@partial p4174
{{>p4175}}
@end
@partial p4175
{{>p4176}}
@end
@partial p4176
{{>p4177}}
@end
@partial p4177
{{>p4178}}
@end
@partial p4178
{{>p4179}}
@end
@partial p4179
{{>p4180}}
@end
@partial p4180
{{>p4181}}
@end
@partial p4181
{{>p4182}}
@end
@partial p4182
{{>p4183}}
@end
@partial p4183
{{>p4184}}
@end
@partial p4184
{{>p4185}}
@end
@partial p4185
{{>p4186}}
@end
@partial p4186
{{>p4187}}
@end
@partial p4187
{{>p4188}}
@end
@partial p4188
{{>p4189}}
@end
@partial p4189
{{>p4190}}
@end
@partial p4190
{{>p4191}}
@end
@partial p4191
{{>p4192}}
@end
@partial p4192
{{>p4193}}
@end
@partial p4193
{{>p4194}}
@end
@partial p4194
{{>p4195}}
@end
@partial p4195
{{>p4196}}
@end
@partial p4196
{{>p4197}}
@end
@partial p4197
{{>p4198}}
@end
@partial p4198
{{>p4199}}
@end
@partial p4199
{{>p4200}}
@end
@partial p4200
{{>p4201}}
@end
@partial p4201
{{>p4202}}
@end
@partial p4202
{{>p4203}}
@end
@partial p4203
{{>p4204}}
@end
@partial p4204
{{>p4205}}
@end
@partial p4205
{{>p4206}}
@end
@partial p4206
{{>p4207}}
@end
@partial p4207
{{>p4208}}
@end
@partial p4208
{{>p4209}}
@end
@partial p4209
{{>p4210}}
@end
@partial p4210
{{>p4211}}
@end
@partial p4211
{{>p4212}}
@end
@partial p4212
{{>p4213}}
@end
@partial p4213
{{>p4214}}
@end
@partial p4214
{{>p4215}}
@end
@partial p4215
{{>p4216}}
@end
@partial p4216
{{>p4217}}
@end
@partial p4217
{{>p4218}}
@end
@partial p4218
{{>p4219}}
@end
@partial p4219
{{>p4220}}
@end
@partial p4220
{{>p4221}}
@end
@partial p4221
{{>p4222}}
@end
@partial p4222
{{>p4223}}
@end
@partial p4223
{{>p4224}}
@end
@partial p4224
{{>p4225}}
@end
@partial p4225
{{>p4226}}
@end
@partial p4226
{{>p4227}}
@end
@partial p4227
{{>p4228}}
@end
@partial p4228
{{>p4229}}
@end
@partial p4229
{{>p4230}}
@end
@partial p4230
{{>p4231}}
@end
@partial p4231
{{>p4232}}
@end
@partial p4232
{{>p4233}}
@end
@partial p4233
{{>p4234}}
@end
@partial p4234
{{>p4235}}
@end
@partial p4235
{{>p4236}}
@end
@partial p4236
{{>p4237}}
@end
@partial p4237
{{>p4238}}
@end
@partial p4238
{{>p4239}}
@end
@partial p4239
{{>p4240}}
@end
@partial p4240
{{>p4241}}
@end
@partial p4241
{{>p4242}}
@end
@partial p4242
{{>p4243}}
@end
@partial p4243
{{>p4244}}
@end
@partial p4244
{{>p4245}}
@end
@partial p4245
{{>p4246}}
@end
@partial p4246
{{>p4247}}
@end
@partial p4247
{{>p4248}}
@end
@partial p4248
{{>p4249}}
@end
@partial p4249
{{>p4250}}
@end
@partial p4250
{{>p4251}}
@end
@partial p4251
{{>p4252}}
@end
@partial p4252
{{>p4253}}
@end
@partial p4253
{{>p4254}}
@end
@partial p4254
{{>p4255}}
@end
@partial p4255
{{>p4256}}
@end
@partial p4256
{{>p4257}}
@end
@partial p4257
{{>p4258}}
@end
@partial p4258
{{>p4259}}
@end
@partial p4259
{{>p4260}}
@end
@partial p4260
{{>p4261}}
@end
@partial p4261
{{>p4262}}
@end
@partial p4262
{{>p4263}}
@end
@partial p4263
{{>p4264}}
@end
@partial p4264
{{>p4265}}
@end
@partial p4265
{{>p4266}}
@end
@partial p4266
{{>p4267}}
@end
@partial p4267
{{>p4268}}
@end
@partial p4268
{{>p4269}}
@end
@partial p4269
{{>p4270}}
@end
@partial p4270
{{>p4271}}
@end
@partial p4271
{{>p4272}}
@end
@partial p4272
{{>p4273}}
@end
@partial p4273
{{>p4274}}
@end
@partial p4274
{{>p4275}}
@end
@partial p4275
{{>p4276}}
@end
@partial p4276
{{>p4277}}
@end
@partial p4277
{{>p4278}}
@end
@partial p4278
{{>p4279}}
@end
@partial p4279
{{>p4280}}
@end
@partial p4280
{{>p4281}}
@end
@partial p4281
{{>p4282}}
@end
@partial p4282
{{>p4283}}
@end
@partial p4283
{{>p4284}}
@end
@partial p4284
{{>p4285}}
@end
@partial p4285
{{>p4286}}
@end
@partial p4286
{{>p4287}}
@end
@partial p4287
{{>p4288}}
@end
@partial p4288
{{>p4289}}
@end
@partial p4289
{{>p4290}}
@end
@partial p4290
{{>p4291}}
@end
@partial p4291
{{>p4292}}
@end
@partial p4292
{{>p4293}}
@end
@partial p4293
{{>p4294}}
@end
@partial p4294
{{>p4295}}
@end
@partial p4295
{{>p4296}}
@end
@partial p4296
{{>p4297}}
@end
@partial p4297
{{>p4298}}
@end
@partial p4298
{{>p4299}}
@end
@partial p4299
{{>p4300}}
@end
@partial p4300
{{>p4301}}
@end
@partial p4301
{{>p4302}}
@end
@partial p4302
{{>p4303}}
@end
@partial p4303
{{>p4304}}
@end
@partial p4304
{{>p4305}}
@end
@partial p4305
{{>p4306}}
@end
@partial p4306
{{>p4307}}
@end
@partial p4307
{{>p4308}}
@end
@partial p4308
{{>p4309}}
@end
@partial p4309
{{>p4310}}
@end
@partial p4310
{{>p4311}}
@end
@partial p4311
{{>p4312}}
@end
@partial p4312
{{>p4313}}
@end
@partial p4313
{{>p4314}}
@end
@partial p4314
{{>p4315}}
@end
@partial p4315
{{>p4316}}
@end
@partial p4316
{{>p4317}}
@end
@partial p4317
{{>p4318}}
@end
@partial p4318
{{>p4319}}
@end
@partial p4319
{{>p4320}}
@end
@partial p4320
{{>p4321}}
@end
@partial p4321
{{>p4322}}
@end
@partial p4322
{{>p4323}}
@end
@partial p4323
{{>p4324}}
@end
@partial p4324
{{>p4325}}
@end
@partial p4325
{{>p4326}}
@end
@partial p4326
{{>p4327}}
@end
@partial p4327
{{>p4328}}
@end
@partial p4328
{{>p4329}}
@end
@partial p4329
{{>p4330}}
@end
@partial p4330
{{>p4331}}
@end
@partial p4331
{{>p4332}}
@end
@partial p4332
{{>p4333}}
@end
@partial p4333
{{>p4334}}
@end
@partial p4334
{{>p4335}}
@end
@partial p4335
{{>p4336}}
@end
@partial p4336
{{>p4337}}
@end
@partial p4337
{{>p4338}}
@end
@partial p4338
{{>p4339}}
@end
@partial p4339
{{>p4340}}
@end
@partial p4340
{{>p4341}}
@end
@partial p4341
{{>p4342}}
@end
@partial p4342
{{>p4343}}
@end
@partial p4343
{{>p4344}}
@end
@partial p4344
{{>p4345}}
@end
@partial p4345
{{>p4346}}
@end
@partial p4346
{{>p4347}}
@end
@partial p4347
{{>p4348}}
@end
@partial p4348
{{>p4349}}
@end
@partial p4349
{{>p4350}}
@end
@partial p4350
{{>p4351}}
@end
@partial p4351
{{>p4352}}
@end
@partial p4352
{{>p4353}}
@end
@partial p4353
{{>p4354}}
@end
@partial p4354
{{>p4355}}
@end
@partial p4355
{{>p4356}}
@end
@partial p4356
{{>p4357}}
@end
@partial p4357
{{>p4358}}
@end
@partial p4358
{{>p4359}}
@end
@partial p4359
{{>p4360}}
@end
@partial p4360
{{>p4361}}
@end
@partial p4361
{{>p4362}}
@end
@partial p4362
{{>p4363}}
@end
@partial p4363
{{>p4364}}
@end
@partial p4364
{{>p4365}}
@end
@partial p4365
{{>p4366}}
@end
@partial p4366
{{>p4367}}
@end
@partial p4367
{{>p4368}}
@end
@partial p4368
{{>p4369}}
@end
@partial p4369
{{>p4370}}
@end
@partial p4370
{{>p4371}}
@end
@partial p4371
{{>p4372}}
@end
@partial p4372
{{>p4373}}
@end
@partial p4373
{{>p4374}}
@end
@partial p4374
{{>p4375}}
@end
@partial p4375
{{>p4376}}
@end
@partial p4376
{{>p4377}}
@end
@partial p4377
{{>p4378}}
@end
@partial p4378
{{>p4379}}
@end
@partial p4379
{{>p4380}}
@end
@partial p4380
{{>p4381}}
@end
@partial p4381
{{>p4382}}
@end
@partial p4382
{{>p4383}}
@end
@partial p4383
{{>p4384}}
@end
@partial p4384
{{>p4385}}
@end
@partial p4385
{{>p4386}}
@end
@partial p4386
{{>p4387}}
@end
@partial p4387
{{>p4388}}
@end
@partial p4388
{{>p4389}}
@end
@partial p4389
{{>p4390}}
@end
@partial p4390
{{>p4391}}
@end
@partial p4391
{{>p4392}}
@end
@partial p4392
{{>p4393}}
@end
@partial p4393
{{>p4394}}
@end
@partial p4394
{{>p4395}}
@end
@partial p4395
{{>p4396}}
@end
@partial p4396
{{>p4397}}
@end
@partial p4397
{{>p4398}}
@end
@partial p4398
{{>p4399}}
@end
@partial p4399
{{>p4400}}
@end
@partial p4400
{{>p4401}}
@end
@partial p4401
{{>p4402}}
@end
@partial p4402
{{>p4403}}
@end
@partial p4403
{{>p4404}}
@end
@partial p4404
{{>p4405}}
@end
@partial p4405
{{>p4406}}
@end
@partial p4406
{{>p4407}}
@end
@partial p4407
{{>p4408}}
@end
@partial p4408
{{>p4409}}
@end
@partial p4409
{{>p4410}}
@end
@partial p4410
{{>p4411}}
@end
@partial p4411
{{>p4412}}
@end
@partial p4412
{{>p4413}}
@end
@partial p4413
{{>p4414}}
@end
@partial p4414
{{>p4415}}
@end
@partial p4415
{{>p4416}}
@end
@partial p4416
{{>p4417}}
@end
@partial p4417
{{>p4418}}
@end
@partial p4418
{{>p4419}}
@end
@partial p4419
{{>p4420}}
@end
@partial p4420
{{>p4421}}
@end
@partial p4421
{{>p4422}}
@end
@partial p4422
{{>p4423}}
@end
@partial p4423
{{>p4424}}
@end
@partial p4424
{{>p4425}}
@end
@partial p4425
{{>p4426}}
@end
@partial p4426
{{>p4427}}
@end
@partial p4427
{{>p4428}}
@end
@partial p4428
{{>p4429}}
@end
@partial p4429
{{>p4430}}
@end
@partial p4430
{{>p4431}}
@end
@partial p4431
{{>p4432}}
@end
@partial p4432
{{>p4433}}
@end
@partial p4433
{{>p4434}}
@end
@partial p4434
{{>p4435}}
@end
@partial p4435
{{>p4436}}
@end
@partial p4436
{{>p4437}}
@end
@partial p4437
{{>p4438}}
@end
@partial p4438
{{>p4439}}
@end
@partial p4439
{{>p4440}}
@end
@partial p4440
{{>p4441}}
@end
@partial p4441
{{>p4442}}
@end
@partial p4442
{{>p4443}}
@end
@partial p4443
{{>p4444}}
@end
@partial p4444
{{>p4445}}
@end
@partial p4445
{{>p4446}}
@end
@partial p4446
{{>p4447}}
@end
@partial p4447
{{>p4448}}
@end
@partial p4448
{{>p4449}}
@end
@partial p4449
{{>p4450}}
@end
@partial p4450
{{>p4451}}
@end
@partial p4451
{{>p4452}}
@end
@partial p4452
{{>p4453}}
@end
@partial p4453
{{>p4454}}
@end
@partial p4454
{{>p4455}}
@end
@partial p4455
{{>p4456}}
@end
@partial p4456
{{>p4457}}
@end
@partial p4457
{{>p4458}}
@end
@partial p4458
{{>p4459}}
@end
@partial p4459
{{>p4460}}
@end
@partial p4460
{{>p4461}}
@end
@partial p4461
{{>p4462}}
@end
@partial p4462
{{>p4463}}
@end
@partial p4463
{{>p4464}}
@end
@partial p4464
{{>p4465}}
@end
@partial p4465
{{>p4466}}
@end
@partial p4466
{{>p4467}}
@end
@partial p4467
{{>p4468}}
@end
@partial p4468
{{>p4469}}
@end
@partial p4469
{{>p4470}}
@end
@partial p4470
{{>p4471}}
@end
@partial p4471
{{>p4472}}
@end
@partial p4472
{{>p4473}}
@end
@partial p4473
{{>p4474}}
@end
@partial p4474
{{>p4475}}
@end
@partial p4475
{{>p4476}}
@end
@partial p4476
{{>p4477}}
@end
@partial p4477
{{>p4478}}
@end
@partial p4478
{{>p4479}}
@end
@partial p4479
{{>p4480}}
@end
@partial p4480
{{>p4481}}
@end
@partial p4481
{{>p4482}}
@end
@partial p4482
{{>p4483}}
@end
@partial p4483
{{>p4484}}
@end
@partial p4484
{{>p4485}}
@end
@partial p4485
{{>p4486}}
@end
@partial p4486
{{>p4487}}
@end
@partial p4487
{{>p4488}}
@end
@partial p4488
{{>p4489}}
@end
@partial p4489
{{>p4490}}
@end
@partial p4490
{{>p4491}}
@end
@partial p4491
{{>p4492}}
@end
@partial p4492
{{>p4493}}
@end
@partial p4493
{{>p4494}}
@end
@partial p4494
{{>p4495}}
@end
@partial p4495
{{>p4496}}
@end
@partial p4496
{{>p4497}}
@end
@partial p4497
{{>p4498}}
@end
@partial p4498
{{>p4499}}
@end
@partial p4499
{{>p4500}}
@end
@partial p4500
{{>p4501}}
@end
@partial p4501
{{>p4502}}
@end
@partial p4502
{{>p4503}}
@end
@partial p4503
{{>p4504}}
@end
@partial p4504
{{>p4505}}
@end
@partial p4505
{{>p4506}}
@end
@partial p4506
{{>p4507}}
@end
@partial p4507
{{>p4508}}
@end
@partial p4508
{{>p4509}}
@end
@partial p4509
{{>p4510}}
@end
@partial p4510
{{>p4511}}
@end
@partial p4511
{{>p4512}}
@end
@partial p4512
{{>p4513}}
@end
@partial p4513
{{>p4514}}
@end
@partial p4514
{{>p4515}}
@end
@partial p4515
{{>p4516}}
@end
@partial p4516
{{>p4517}}
@end
@partial p4517
{{>p4518}}
@end
@partial p4518
{{>p4519}}
@end
@partial p4519
{{>p4520}}
@end
@partial p4520
{{>p4521}}
@end
@partial p4521
{{>p4522}}
@end
@partial p4522
{{>p4523}}
@end
@partial p4523
{{>p4524}}
@end
@partial p4524
{{>p4525}}
@end
@partial p4525
{{>p4526}}
@end
@partial p4526
{{>p4527}}
@end
@partial p4527
{{>p4528}}
@end
@partial p4528
{{>p4529}}
@end
@partial p4529
{{>p4530}}
@end
@partial p4530
{{>p4531}}
@end
@partial p4531
{{>p4532}}
@end
@partial p4532
{{>p4533}}
@end
@partial p4533
{{>p4534}}
@end
@partial p4534
{{>p4535}}
@end
@partial p4535
{{>p4536}}
@end
@partial p4536
{{>p4537}}
@end
@partial p4537
{{>p4538}}
@end
@partial p4538
{{>p4539}}
@end
@partial p4539
{{>p4540}}
@end
@partial p4540
{{>p4541}}
@end
@partial p4541
{{>p4542}}
@end
@partial p4542
{{>p4543}}
@end
@partial p4543
{{>p4544}}
@end
@partial p4544
{{>p4545}}
@end
@partial p4545
{{>p4546}}
@end
@partial p4546
{{>p4547}}
@end
@partial p4547
{{>p4548}}
@end
@partial p4548
{{>p4549}}
@end
@partial p4549
{{>p4550}}
@end
@partial p4550
{{>p4551}}
@end
@partial p4551
{{>p4552}}
@end
@partial p4552
{{>p4553}}
@end
@partial p4553
{{>p4554}}
@end
@partial p4554
{{>p4555}}
@end
@partial p4555
{{>p4556}}
@end
@partial p4556
{{>p4557}}
@end
@partial p4557
{{>p4558}}
@end
@partial p4558
{{>p4559}}
@end
@partial p4559
{{>p4560}}
@end
@partial p4560
{{>p4561}}
@end
@partial p4561
{{>p4562}}
@end
@partial p4562
{{>p4563}}
@end
@partial p4563
{{>p4564}}
@end
@partial p4564
{{>p4565}}
@end
@partial p4565
{{>p4566}}
@end
@partial p4566
{{>p4567}}
@end
@partial p4567
{{>p4568}}
@end
@partial p4568
{{>p4569}}
@end
@partial p4569
{{>p4570}}
@end
@partial p4570
{{>p4571}}
@end
@partial p4571
{{>p4572}}
@end
@partial p4572
{{>p4573}}
@end
@partial p4573
{{>p4574}}
@end
@partial p4574
{{>p4575}}
@end
@partial p4575
{{>p4576}}
@end
@partial p4576
{{>p4577}}
@end
@partial p4577
{{>p4578}}
@end
@partial p4578
{{>p4579}}
@end
@partial p4579
{{>p4580}}
@end
@partial p4580
{{>p4581}}
@end
@partial p4581
{{>p4582}}
@end
@partial p4582
{{>p4583}}
@end
@partial p4583
{{>p4584}}
@end
@partial p4584
{{>p4585}}
@end
@partial p4585
{{>p4586}}
@end
@partial p4586
{{>p4587}}
@end
@partial p4587
{{>p4588}}
@end
@partial p4588
{{>p4589}}
@end
@partial p4589
{{>p4590}}
@end
@partial p4590
{{>p4591}}
@end
@partial p4591
{{>p4592}}
@end
@partial p4592
{{>p4593}}
@end
@partial p4593
{{>p4594}}
@end
@partial p4594
{{>p4595}}
@end
@partial p4595
{{>p4596}}
@end
@partial p4596
{{>p4597}}
@end
@partial p4597
{{>p4598}}
@end
@partial p4598
{{>p4599}}
@end
@partial p4599
{{>p4600}}
@end
@partial p4600
{{>p4601}}
@end
@partial p4601
{{>p4602}}
@end
@partial p4602
{{>p4603}}
@end
@partial p4603
{{>p4604}}
@end
@partial p4604
{{>p4605}}
@end
@partial p4605
{{>p4606}}
@end
@partial p4606
{{>p4607}}
@end
@partial p4607
{{>p4608}}
@end
@partial p4608
{{>p4609}}
@end
@partial p4609
{{>p4610}}
@end
@partial p4610
{{>p4611}}
@end
@partial p4611
{{>p4612}}
@end
@partial p4612
{{>p4613}}
@end
@partial p4613
{{>p4614}}
@end
@partial p4614
{{>p4615}}
@end
@partial p4615
{{>p4616}}
@end
@partial p4616
{{>p4617}}
@end
@partial p4617
{{>p4618}}
@end
@partial p4618
{{>p4619}}
@end
@partial p4619
{{>p4620}}
@end
@partial p4620
{{>p4621}}
@end
@partial p4621
{{>p4622}}
@end
@partial p4622
{{>p4623}}
@end
@partial p4623
{{>p4624}}
@end
@partial p4624
{{>p4625}}
@end
@partial p4625
{{>p4626}}
@end
@partial p4626
{{>p4627}}
@end
@partial p4627
{{>p4628}}
@end
@partial p4628
{{>p4629}}
@end
@partial p4629
{{>p4630}}
@end
@partial p4630
{{>p4631}}
@end
@partial p4631
{{>p4632}}
@end
@partial p4632
{{>p4633}}
@end
@partial p4633
{{>p4634}}
@end
@partial p4634
{{>p4635}}
@end
@partial p4635
{{>p4636}}
@end
@partial p4636
{{>p4637}}
@end
@partial p4637
{{>p4638}}
@end
@partial p4638
{{>p4639}}
@end
@partial p4639
{{>p4640}}
@end
@partial p4640
{{>p4641}}
@end
@partial p4641
{{>p4642}}
@end
@partial p4642
{{>p4643}}
@end
@partial p4643
{{>p4644}}
@end
@partial p4644
{{>p4645}}
@end
@partial p4645
{{>p4646}}
@end
@partial p4646
{{>p4647}}
@end
@partial p4647
{{>p4648}}
@end
@partial p4648
{{>p4649}}
@end
@partial p4649
{{>p4650}}
@end
@partial p4650
{{>p4651}}
@end
@partial p4651
{{>p4652}}
@end
@partial p4652
{{>p4653}}
@end
@partial p4653
{{>p4654}}
@end
@partial p4654
{{>p4655}}
@end
@partial p4655
{{>p4656}}
@end
@partial p4656
{{>p4657}}
@end
@partial p4657
{{>p4658}}
@end
@partial p4658
{{>p4659}}
@end
@partial p4659
{{>p4660}}
@end
@partial p4660
{{>p4661}}
@end
@partial p4661
{{>p4662}}
@end
@partial p4662
{{>p4663}}
@end
@partial p4663
{{>p4664}}
@end
@partial p4664
{{>p4665}}
@end
@partial p4665
{{>p4666}}
@end
@partial p4666
{{>p4667}}
@end
@partial p4667
{{>p4668}}
@end
@partial p4668
{{>p4669}}
@end
@partial p4669
{{>p4670}}
@end
@partial p4670
{{>p4671}}
@end
@partial p4671
{{>p4672}}
@end
@partial p4672
{{>p4673}}
@end
@partial p4673
{{>p4674}}
@end
@partial p4674
{{>p4675}}
@end
@partial p4675
{{>p4676}}
@end
@partial p4676
{{>p4677}}
@end
@partial p4677
{{>p4678}}
@end
@partial p4678
{{>p4679}}
@end
@partial p4679
{{>p4680}}
@end
@partial p4680
{{>p4681}}
@end
@partial p4681
{{>p4682}}
@end
@partial p4682
{{>p4683}}
@end
@partial p4683
{{>p4684}}
@end
@partial p4684
{{>p4685}}
@end
@partial p4685
{{>p4686}}
@end
@partial p4686
{{>p4687}}
@end
@partial p4687
{{>p4688}}
@end
@partial p4688
{{>p4689}}
@end
@partial p4689
{{>p4690}}
@end
@partial p4690
{{>p4691}}
@end
@partial p4691
{{>p4692}}
@end
@partial p4692
{{>p4693}}
@end
@partial p4693
{{>p4694}}
@end
@partial p4694
{{>p4695}}
@end
@partial p4695
{{>p4696}}
@end
@partial p4696
{{>p4697}}
@end
@partial p4697
{{>p4698}}
@end
@partial p4698
{{>p4699}}
@end
@partial p4699
{{>p4700}}
@end
@partial p4700
{{>p4701}}
@end
@partial p4701
{{>p4702}}
@end
@partial p4702
{{>p4703}}
@end
@partial p4703
{{>p4704}}
@end
@partial p4704
{{>p4705}}
@end
@partial p4705
{{>p4706}}
@end
@partial p4706
{{>p4707}}
@end
@partial p4707
{{>p4708}}
@end
@partial p4708
{{>p4709}}
@end
@partial p4709
{{>p4710}}
@end
@partial p4710
{{>p4711}}
@end
@partial p4711
{{>p4712}}
@end
@partial p4712
{{>p4713}}
@end
@partial p4713
{{>p4714}}
@end
@partial p4714
{{>p4715}}
@end
@partial p4715
{{>p4716}}
@end
@partial p4716
{{>p4717}}
@end
@partial p4717
{{>p4718}}
@end
@partial p4718
{{>p4719}}
@end
@partial p4719
{{>p4720}}
@end
@partial p4720
{{>p4721}}
@end
@partial p4721
{{>p4722}}
@end
@partial p4722
{{>p4723}}
@end
@partial p4723
{{>p4724}}
@end
@partial p4724
{{>p4725}}
@end
@partial p4725
{{>p4726}}
@end
@partial p4726
{{>p4727}}
@end
@partial p4727
{{>p4728}}
@end
@partial p4728
{{>p4729}}
@end
@partial p4729
{{>p4730}}
@end
@partial p4730
{{>p4731}}
@end
@partial p4731
{{>p4732}}
@end
@partial p4732
{{>p4733}}
@end
@partial p4733
{{>p4734}}
@end
@partial p4734
{{>p4735}}
@end
@partial p4735
{{>p4736}}
@end
@partial p4736
{{>p4737}}
@end
@partial p4737
{{>p4738}}
@end
@partial p4738
{{>p4739}}
@end
@partial p4739
{{>p4740}}
@end
@partial p4740
{{>p4741}}
@end
@partial p4741
{{>p4742}}
@end
@partial p4742
{{>p4743}}
@end
@partial p4743
{{>p4744}}
@end
@partial p4744
{{>p4745}}
@end
@partial p4745
{{>p4746}}
@end
@partial p4746
{{>p4747}}
@end
@partial p4747
{{>p4748}}
@end
@partial p4748
{{>p4749}}
@end
@partial p4749
{{>p4750}}
@end
@partial p4750
{{>p4751}}
@end
@partial p4751
{{>p4752}}
@end
@partial p4752
{{>p4753}}
@end
@partial p4753
{{>p4754}}
@end
@partial p4754
{{>p4755}}
@end
@partial p4755
{{>p4756}}
@end
@partial p4756
{{>p4757}}
@end
@partial p4757
{{>p4758}}
@end
@partial p4758
{{>p4759}}
@end
@partial p4759
{{>p4760}}
@end
@partial p4760
{{>p4761}}
@end
@partial p4761
{{>p4762}}
@end
@partial p4762
{{>p4763}}
@end
@partial p4763
{{>p4764}}
@end
@partial p4764
{{>p4765}}
@end
@partial p4765
{{>p4766}}
@end
@partial p4766
{{>p4767}}
@end
@partial p4767
{{>p4768}}
@end
@partial p4768
{{>p4769}}
@end
@partial p4769
{{>p4770}}
@end
@partial p4770
{{>p4771}}
@end
@partial p4771
{{>p4772}}
@end
@partial p4772
{{>p4773}}
@end
@partial p4773
{{>p4774}}
@end
@partial p4774
{{>p4775}}
@end
@partial p4775
{{>p4776}}
@end
@partial p4776
{{>p4777}}
@end
@partial p4777
{{>p4778}}
@end
@partial p4778
{{>p4779}}
@end
@partial p4779
{{>p4780}}
@end
@partial p4780
{{>p4781}}
@end
@partial p4781
{{>p4782}}
@end
@partial p4782
{{>p4783}}
@end
@partial p4783
{{>p4784}}
@end
@partial p4784
{{>p4785}}
@end
@partial p4785
{{>p4786}}
@end
@partial p4786
{{>p4787}}
@end
@partial p4787
{{>p4788}}
@end
@partial p4788
{{>p4789}}
@end
@partial p4789
{{>p4790}}
@end
@partial p4790
{{>p4791}}
@end
@partial p4791
{{>p4792}}
@end
@partial p4792
{{>p4793}}
@end
@partial p4793
{{>p4794}}
@end
@partial p4794
{{>p4795}}
@end
@partial p4795
{{>p4796}}
@end
@partial p4796
{{>p4797}}
@end
@partial p4797
{{>p4798}}
@end
@partial p4798
{{>p4799}}
@end
@partial p4799
{{>p4800}}
@end
@partial p4800
{{>p4801}}
@end
@partial p4801
{{>p4802}}
@end
@partial p4802
{{>p4803}}
@end
@partial p4803
{{>p4804}}
@end
@partial p4804
{{>p4805}}
@end
@partial p4805
{{>p4806}}
@end
@partial p4806
{{>p4807}}
@end
@partial p4807
{{>p4808}}
@end
@partial p4808
{{>p4809}}
@end
@partial p4809
{{>p4810}}
@end
@partial p4810
{{>p4811}}
@end
@partial p4811
{{>p4812}}
@end
@partial p4812
{{>p4813}}
@end
@partial p4813
{{>p4814}}
@end
@partial p4814
{{>p4815}}
@end
@partial p4815
{{>p4816}}
@end
@partial p4816
{{>p4817}}
@end
@partial p4817
{{>p4818}}
@end
@partial p4818
{{>p4819}}
@end
@partial p4819
{{>p4820}}
@end
@partial p4820
{{>p4821}}
@end
@partial p4821
{{>p4822}}
@end
@partial p4822
{{>p4823}}
@end
@partial p4823
{{>p4824}}
@end
@partial p4824
{{>p4825}}
@end
@partial p4825
{{>p4826}}
@end
@partial p4826
{{>p4827}}
@end
@partial p4827
{{>p4828}}
@end
@partial p4828
{{>p4829}}
@end
@partial p4829
{{>p4830}}
@end
@partial p4830
{{>p4831}}
@end
@partial p4831
{{>p4832}}
@end
@partial p4832
{{>p4833}}
@end
@partial p4833
{{>p4834}}
@end
@partial p4834
{{>p4835}}
@end
@partial p4835
{{>p4836}}
@end
@partial p4836
{{>p4837}}
@end
@partial p4837
{{>p4838}}
@end
@partial p4838
{{>p4839}}
@end
@partial p4839
{{>p4840}}
@end
@partial p4840
{{>p4841}}
@end
@partial p4841
{{>p4842}}
@end
@partial p4842
{{>p4843}}
@end
@partial p4843
{{>p4844}}
@end
@partial p4844
{{>p4845}}
@end
@partial p4845
{{>p4846}}
@end
@partial p4846
{{>p4847}}
@end
@partial p4847
{{>p4848}}
@end
@partial p4848
{{>p4849}}
@end
@partial p4849
{{>p4850}}
@end
@partial p4850
{{>p4851}}
@end
@partial p4851
{{>p4852}}
@end
@partial p4852
{{>p4853}}
@end
@partial p4853
{{>p4854}}
@end
@partial p4854
{{>p4855}}
@end
@partial p4855
{{>p4856}}
@end
@partial p4856
{{>p4857}}
@end
@partial p4857
{{>p4858}}
@end
@partial p4858
{{>p4859}}
@end
@partial p4859
{{>p4860}}
@end
@partial p4860
{{>p4861}}
@end
@partial p4861
{{>p4862}}
@end
@partial p4862
{{>p4863}}
@end
@partial p4863
{{>p4864}}
@end
@partial p4864
{{>p4865}}
@end
@partial p4865
{{>p4866}}
@end
@partial p4866
{{>p4867}}
@end
@partial p4867
{{>p4868}}
@end
@partial p4868
{{>p4869}}
@end
@partial p4869
{{>p4870}}
@end
@partial p4870
{{>p4871}}
@end
@partial p4871
{{>p4872}}
@end
@partial p4872
{{>p4873}}
@end
@partial p4873
{{>p4874}}
@end
@partial p4874
{{>p4875}}
@end
@partial p4875
{{>p4876}}
@end
@partial p4876
{{>p4877}}
@end
@partial p4877
{{>p4878}}
@end
@partial p4878
{{>p4879}}
@end
@partial p4879
{{>p4880}}
@end
@partial p4880
{{>p4881}}
@end
@partial p4881
{{>p4882}}
@end
@partial p4882
{{>p4883}}
@end
@partial p4883
{{>p4884}}
@end
@partial p4884
{{>p4885}}
@end
@partial p4885
{{>p4886}}
@end
@partial p4886
{{>p4887}}
@end
@partial p4887
{{>p4888}}
@end
@partial p4888
{{>p4889}}
@end
@partial p4889
{{>p4890}}
@end
@partial p4890
{{>p4891}}
@end
@partial p4891
{{>p4892}}
@end
@partial p4892
{{>p4893}}
@end
@partial p4893
{{>p4894}}
@end
@partial p4894
{{>p4895}}
@end
@partial p4895
{{>p4896}}
@end
@partial p4896
{{>p4897}}
@end
@partial p4897
{{>p4898}}
@end
@partial p4898
{{>p4899}}
@end
@partial p4899
{{>p4900}}
@end
@partial p4900
{{>p4901}}
@end
@partial p4901
{{>p4902}}
@end
@partial p4902
{{>p4903}}
@end
@partial p4903
{{>p4904}}
@end
@partial p4904
{{>p4905}}
@end
@partial p4905
{{>p4906}}
@end
@partial p4906
{{>p4907}}
@end
@partial p4907
{{>p4908}}
@end
@partial p4908
{{>p4909}}
@end
@partial p4909
{{>p4910}}
@end
@partial p4910
{{>p4911}}
@end
@partial p4911
{{>p4912}}
@end
@partial p4912
{{>p4913}}
@end
@partial p4913
{{>p4914}}
@end
@partial p4914
{{>p4915}}
@end
@partial p4915
{{>p4916}}
@end
@partial p4916
{{>p4917}}
@end
@partial p4917
{{>p4918}}
@end
@partial p4918
{{>p4919}}
@end
@partial p4919
{{>p4920}}
@end
@partial p4920
{{>p4921}}
@end
@partial p4921
{{>p4922}}
@end
@partial p4922
{{>p4923}}
@end
@partial p4923
{{>p4924}}
@end
@partial p4924
{{>p4925}}
@end
@partial p4925
{{>p4926}}
@end
@partial p4926
{{>p4927}}
@end
@partial p4927
{{>p4928}}
@end
@partial p4928
{{>p4929}}
@end
@partial p4929
{{>p4930}}
@end
@partial p4930
{{>p4931}}
@end
@partial p4931
{{>p4932}}
@end
@partial p4932
{{>p4933}}
@end
@partial p4933
{{>p4934}}
@end
@partial p4934
{{>p4935}}
@end
@partial p4935
{{>p4936}}
@end
@partial p4936
{{>p4937}}
@end
@partial p4937
{{>p4938}}
@end
@partial p4938
{{>p4939}}
@end
@partial p4939
{{>p4940}}
@end
@partial p4940
{{>p4941}}
@end
@partial p4941
{{>p4942}}
@end
@partial p4942
{{>p4943}}
@end
@partial p4943
{{>p4944}}
@end
@partial p4944
{{>p4945}}
@end
@partial p4945
{{>p4946}}
@end
@partial p4946
{{>p4947}}
@end
@partial p4947
{{>p4948}}
@end
@partial p4948
{{>p4949}}
@end
@partial p4949
{{>p4950}}
@end
@partial p4950
{{>p4951}}
@end
@partial p4951
{{>p4952}}
@end
@partial p4952
{{>p4953}}
@end
@partial p4953
{{>p4954}}
@end
@partial p4954
{{>p4955}}
@end
@partial p4955
{{>p4956}}
@end
@partial p4956
{{>p4957}}
@end
@partial p4957
{{>p4958}}
@end
@partial p4958
{{>p4959}}
@end
@partial p4959
{{>p4960}}
@end
@partial p4960
{{>p4961}}
@end
@partial p4961
{{>p4962}}
@end
@partial p4962
{{>p4963}}
@end
@partial p4963
{{>p4964}}
@end
@partial p4964
{{>p4965}}
@end
@partial p4965
{{>p4966}}
@end
@partial p4966
{{>p4967}}
@end
@partial p4967
{{>p4968}}
@end
@partial p4968
{{>p4969}}
@end
@partial p4969
{{>p4970}}
@end
@partial p4970
{{>p4971}}
@end
@partial p4971
{{>p4972}}
@end
@partial p4972
{{>p4973}}
@end
@partial p4973
{{>p4974}}
@end
@partial p4974
{{>p4975}}
@end
@partial p4975
{{>p4976}}
@end
@partial p4976
{{>p4977}}
@end
@partial p4977
{{>p4978}}
@end
@partial p4978
{{>p4979}}
@end
@partial p4979
{{>p4980}}
@end
@partial p4980
{{>p4981}}
@end
@partial p4981
{{>p4982}}
@end
@partial p4982
{{>p4983}}
@end
@partial p4983
{{>p4984}}
@end
@partial p4984
{{>p4985}}
@end
@partial p4985
{{>p4986}}
@end
@partial p4986
{{>p4987}}
@end
@partial p4987
{{>p4988}}
@end
@partial p4988
{{>p4989}}
@end
@partial p4989
{{>p4990}}
@end
@partial p4990
{{>p4991}}
@end
@partial p4991
{{>p4992}}
@end
@partial p4992
{{>p4993}}
@end
@partial p4993
{{>p4994}}
@end
@partial p4994
{{>p4995}}
@end
@partial p4995
{{>p4996}}
@end
@partial p4996
{{>p4997}}
@end
@partial p4997
{{>p4998}}
@end
@partial p4998
{{>p4999}}
@end
@partial p4999
{{>p5000}}
@end
@partial p5000
{{>p5001}}
@end
@partial p5001
{{>p5002}}
@end
@partial p5002
{{>p5003}}
@end
@partial p5003
{{>p5004}}
@end
@partial p5004
{{>p5005}}
@end
@partial p5005
{{>p5006}}
@end
@partial p5006
{{>p5007}}
@end
@partial p5007
{{>p5008}}
@end
@partial p5008
{{>p5009}}
@end
@partial p5009
{{>p5010}}
@end
@partial p5010
{{>p5011}}
@end
@partial p5011
{{>p5012}}
@end
@partial p5012
{{>p5013}}
@end
@partial p5013
{{>p5014}}
@end
@partial p5014
{{>p5015}}
@end
@partial p5015
{{>p5016}}
@end
@partial p5016
{{>p5017}}
@end
@partial p5017
{{>p5018}}
@end
@partial p5018
{{>p5019}}
@end
@partial p5019
{{>p5020}}
@end
@partial p5020
{{>p5021}}
@end
@partial p5021
{{>p5022}}
@end
@partial p5022
{{>p5023}}
@end
@partial p5023
{{>p5024}}
@end
@partial p5024
{{>p5025}}
@end
@partial p5025
{{>p5026}}
@end
@partial p5026
{{>p5027}}
@end
@partial p5027
{{>p5028}}
@end
@partial p5028
{{>p5029}}
@end
@partial p5029
{{>p5030}}
@end
@partial p5030
{{>p5031}}
@end
@partial p5031
{{>p5032}}
@end
@partial p5032
{{>p5033}}
@end
@partial p5033
{{>p5034}}
@end
@partial p5034
{{>p5035}}
@end
@partial p5035
{{>p5036}}
@end
@partial p5036
{{>p5037}}
@end
@partial p5037
{{>p5038}}
@end
@partial p5038
{{>p5039}}
@end
@partial p5039
{{>p5040}}
@end
@partial p5040
{{>p5041}}
@end
@partial p5041
{{>p5042}}
@end
@partial p5042
{{>p5043}}
@end
@partial p5043
{{>p5044}}
@end
@partial p5044
{{>p5045}}
@end
@partial p5045
{{>p5046}}
@end
@partial p5046
{{>p5047}}
@end
@partial p5047
{{>p5048}}
@end
@partial p5048
{{>p5049}}
@end
@partial p5049
{{>p5050}}
@end
@partial p5050
{{>p5051}}
@end
@partial p5051
{{>p5052}}
@end
@partial p5052
{{>p5053}}
@end
@partial p5053
{{>p5054}}
@end
@partial p5054
{{>p5055}}
@end
@partial p5055
{{>p5056}}
@end
@partial p5056
{{>p5057}}
@end
@partial p5057
{{>p5058}}
@end
@partial p5058
{{>p5059}}
@end
@partial p5059
{{>p5060}}
@end
@partial p5060
{{>p5061}}
@end
@partial p5061
{{>p5062}}
@end
@partial p5062
{{>p5063}}
@end
@partial p5063
{{>p5064}}
@end
@partial p5064
{{>p5065}}
@end
@partial p5065
{{>p5066}}
@end
@partial p5066
{{>p5067}}
@end
@partial p5067
{{>p5068}}
@end
@partial p5068
{{>p5069}}
@end
@partial p5069
{{>p5070}}
@end
@partial p5070
{{>p5071}}
@end
@partial p5071
{{>p5072}}
@end
@partial p5072
{{>p5073}}
@end
@partial p5073
{{>p5074}}
@end
@partial p5074
{{>p5075}}
@end
@partial p5075
{{>p5076}}
@end
@partial p5076
{{>p5077}}
@end
@partial p5077
{{>p5078}}
@end
@partial p5078
{{>p5079}}
@end
@partial p5079
{{>p5080}}
@end
@partial p5080
{{>p5081}}
@end
@partial p5081
{{>p5082}}
@end
@partial p5082
{{>p5083}}
@end
@partial p5083
{{>p5084}}
@end
@partial p5084
{{>p5085}}
@end
@partial p5085
{{>p5086}}
@end
@partial p5086
{{>p5087}}
@end
@partial p5087
{{>p5088}}
@end
@partial p5088
{{>p5089}}
@end
@partial p5089
{{>p5090}}
@end
@partial p5090
{{>p5091}}
@end
@partial p5091
{{>p5092}}
@end
@partial p5092
{{>p5093}}
@end
@partial p5093
{{>p5094}}
@end
@partial p5094
{{>p5095}}
@end
@partial p5095
{{>p5096}}
@end
@partial p5096
{{>p5097}}
@end
@partial p5097
{{>p5098}}
@end
@partial p5098
{{>p5099}}
@end
@partial p5099
{{>p5100}}
@end
@partial p5100
{{>p5101}}
@end
@partial p5101
{{>p5102}}
@end
@partial p5102
{{>p5103}}
@end
@partial p5103
{{>p5104}}
@end
@partial p5104
{{>p5105}}
@end
@partial p5105
{{>p5106}}
@end
@partial p5106
{{>p5107}}
@end
@partial p5107
{{>p5108}}
@end
@partial p5108
{{>p5109}}
@end
@partial p5109
{{>p5110}}
@end
@partial p5110
{{>p5111}}
@end
@partial p5111
{{>p5112}}
@end
@partial p5112
{{>p5113}}
@end
@partial p5113
{{>p5114}}
@end
@partial p5114
{{>p5115}}
@end
@partial p5115
{{>p5116}}
@end
@partial p5116
{{>p5117}}
@end
@partial p5117
{{>p5118}}
@end
@partial p5118
{{>p5119}}
@end
@partial p5119
{{>p5120}}
@end
@partial p5120
{{>p5121}}
@end
@partial p5121
{{>p5122}}
@end
@partial p5122
{{>p5123}}
@end
@partial p5123
{{>p5124}}
@end
@partial p5124
{{>p5125}}
@end
@partial p5125
{{>p5126}}
@end
@partial p5126
{{>p5127}}
@end
@partial p5127
{{>p5128}}
@end
@partial p5128
{{>p5129}}
@end
@partial p5129
{{>p5130}}
@end
@partial p5130
{{>p5131}}
@end
@partial p5131
{{>p5132}}
@end
@partial p5132
{{>p5133}}
@end
@partial p5133
{{>p5134}}
@end
@partial p5134
{{>p5135}}
@end
@partial p5135
{{>p5136}}
@end
@partial p5136
{{>p5137}}
@end
@partial p5137
{{>p5138}}
@end
@partial p5138
{{>p5139}}
@end
@partial p5139
{{>p5140}}
@end
@partial p5140
{{>p5141}}
@end
@partial p5141
{{>p5142}}
@end
@partial p5142
{{>p5143}}
@end
@partial p5143
{{>p5144}}
@end
@partial p5144
{{>p5145}}
@end
@partial p5145
{{>p5146}}
@end
@partial p5146
{{>p5147}}
@end
@partial p5147
{{>p5148}}
@end
@partial p5148
{{>p5149}}
@end
@partial p5149
{{>p5150}}
@end
@partial p5150
{{>p5151}}
@end
@partial p5151
{{>p5152}}
@end
@partial p5152
{{>p5153}}
@end
@partial p5153
{{>p5154}}
@end
@partial p5154
{{>p5155}}
@end
@partial p5155
{{>p5156}}
@end
@partial p5156
{{>p5157}}
@end
@partial p5157
{{>p5158}}
@end
@partial p5158
{{>p5159}}
@end
@partial p5159
{{>p5160}}
@end
@partial p5160
{{>p5161}}
@end
@partial p5161
{{>p5162}}
@end
@partial p5162
{{>p5163}}
@end
@partial p5163
{{>p5164}}
@end
@partial p5164
{{>p5165}}
@end
@partial p5165
{{>p5166}}
@end
@partial p5166
{{>p5167}}
@end
@partial p5167
{{>p5168}}
@end
@partial p5168
{{>p5169}}
@end
@partial p5169
{{>p5170}}
@end
@partial p5170
{{>p5171}}
@end
@partial p5171
{{>p5172}}
@end
@partial p5172
{{>p5173}}
@end
@partial p5173
{{>p5174}}
@end
@partial p5174
{{>p5175}}
@end
@partial p5175
{{>p5176}}
@end
@partial p5176
{{>p5177}}
@end
@partial p5177
{{>p5178}}
@end
@partial p5178
{{>p5179}}
@end
@partial p5179
{{>p5180}}
@end
@partial p5180
{{>p5181}}
@end
@partial p5181
{{>p5182}}
@end
@partial p5182
{{>p5183}}
@end
@partial p5183
{{>p5184}}
@end
@partial p5184
{{>p5185}}
@end
@partial p5185
{{>p5186}}
@end
@partial p5186
{{>p5187}}
@end
@partial p5187
{{>p5188}}
@end
@partial p5188
{{>p5189}}
@end
@partial p5189
{{>p5190}}
@end
@partial p5190
{{>p5191}}
@end
@partial p5191
{{>p5192}}
@end
@partial p5192
{{>p5193}}
@end
@partial p5193
{{>p5194}}
@end
@partial p5194
{{>p5195}}
@end
@partial p5195
{{>p5196}}
@end
@partial p5196
{{>p5197}}
@end
@partial p5197
{{>p5198}}
@end
@partial p5198
{{>p5199}}
@end
@partial p5199
{{>p5200}}
@end
@partial p5200
{{>p5201}}
@end
@partial p5201
{{>p5202}}
@end
@partial p5202
{{>p5203}}
@end
@partial p5203
{{>p5204}}
@end
@partial p5204
{{>p5205}}
@end
@partial p5205
{{>p5206}}
@end
@partial p5206
{{>p5207}}
@end
@partial p5207
{{>p5208}}
@end
@partial p5208
{{>p5209}}
@end
@partial p5209
{{>p5210}}
@end
@partial p5210
{{>p5211}}
@end
@partial p5211
{{>p5212}}
@end
@partial p5212
{{>p5213}}
@end
@partial p5213
{{>p5214}}
@end
@partial p5214
{{>p5215}}
@end
@partial p5215
{{>p5216}}
@end
@partial p5216
{{>p5217}}
@end
@partial p5217
{{>p5218}}
@end
@partial p5218
{{>p5219}}
@end
@partial p5219
{{>p5220}}
@end
@partial p5220
{{>p5221}}
@end
@partial p5221
{{>p5222}}
@end
@partial p5222
{{>p5223}}
@end
@partial p5223
{{>p5224}}
@end
@partial p5224
{{>p5225}}
@end
@partial p5225
{{>p5226}}
@end
@partial p5226
{{>p5227}}
@end
@partial p5227
{{>p5228}}
@end
@partial p5228
{{>p5229}}
@end
@partial p5229
{{>p5230}}
@end
@partial p5230
{{>p5231}}
@end
@partial p5231
{{>p5232}}
@end
@partial p5232
{{>p5233}}
@end
@partial p5233
{{>p5234}}
@end
@partial p5234
{{>p5235}}
@end
@partial p5235
{{>p5236}}
@end
@partial p5236
{{>p5237}}
@end
@partial p5237
{{>p5238}}
@end
@partial p5238
{{>p5239}}
@end
@partial p5239
{{>p5240}}
@end
@partial p5240
{{>p5241}}
@end
@partial p5241
{{>p5242}}
@end
@partial p5242
{{>p5243}}
@end
@partial p5243
{{>p5244}}
@end
@partial p5244
{{>p5245}}
@end
@partial p5245
{{>p5246}}
@end
@partial p5246
{{>p5247}}
@end
@partial p5247
{{>p5248}}
@end
@partial p5248
{{>p5249}}
@end
@partial p5249
{{>p5250}}
@end
@partial p5250
{{>p5251}}
@end
@partial p5251
{{>p5252}}
@end
@partial p5252
{{>p5253}}
@end
@partial p5253
{{>p5254}}
@end
@partial p5254
{{>p5255}}
@end
@partial p5255
{{>p5256}}
@end
@partial p5256
{{>p5257}}
@end
@partial p5257
{{>p5258}}
@end
@partial p5258
{{>p5259}}
@end
@partial p5259
{{>p5260}}
@end
@partial p5260
{{>p5261}}
@end
@partial p5261
{{>p5262}}
@end
@partial p5262
{{>p5263}}
@end
@partial p5263
{{>p5264}}
@end
@partial p5264
{{>p5265}}
@end
@partial p5265
{{>p5266}}
@end
@partial p5266
{{>p5267}}
@end
@partial p5267
{{>p5268}}
@end
@partial p5268
{{>p5269}}
@end
@partial p5269
{{>p5270}}
@end
@partial p5270
{{>p5271}}
@end
@partial p5271
{{>p5272}}
@end
@partial p5272
{{>p5273}}
@end
@partial p5273
{{>p5274}}
@end
@partial p5274
{{>p5275}}
@end
@partial p5275
{{>p5276}}
@end
@partial p5276
{{>p5277}}
@end
@partial p5277
{{>p5278}}
@end
@partial p5278
{{>p5279}}
@end
@partial p5279
{{>p5280}}
@end
@partial p5280
{{>p5281}}
@end
@partial p5281
{{>p5282}}
@end
@partial p5282
{{>p5283}}
@end
@partial p5283
{{>p5284}}
@end
@partial p5284
{{>p5285}}
@end
@partial p5285
{{>p5286}}
@end
@partial p5286
{{>p5287}}
@end
@partial p5287
{{>p5288}}
@end
@partial p5288
{{>p5289}}
@end
@partial p5289
{{>p5290}}
@end
@partial p5290
{{>p5291}}
@end
@partial p5291
{{>p5292}}
@end
@partial p5292
{{>p5293}}
@end
@partial p5293
{{>p5294}}
@end
@partial p5294
{{>p5295}}
@end
@partial p5295
{{>p5296}}
@end
@partial p5296
{{>p5297}}
@end
@partial p5297
{{>p5298}}
@end
@partial p5298
{{>p5299}}
@end
@partial p5299
{{>p5300}}
@end
@partial p5300
{{>p5301}}
@end
@partial p5301
{{>p5302}}
@end
@partial p5302
{{>p5303}}
@end
@partial p5303
{{>p5304}}
@end
@partial p5304
{{>p5305}}
@end
@partial p5305
{{>p5306}}
@end
@partial p5306
{{>p5307}}
@end
@partial p5307
{{>p5308}}
@end
@partial p5308
{{>p5309}}
@end
@partial p5309
{{>p5310}}
@end
@partial p5310
{{>p5311}}
@end
@partial p5311
{{>p5312}}
@end
@partial p5312
{{>p5313}}
@end
@partial p5313
{{>p5314}}
@end
@partial p5314
{{>p5315}}
@end
@partial p5315
{{>p5316}}
@end
@partial p5316
{{>p5317}}
@end
@partial p5317
{{>p5318}}
@end
@partial p5318
{{>p5319}}
@end
@partial p5319
{{>p5320}}
@end
@partial p5320
{{>p5321}}
@end
@partial p5321
{{>p5322}}
@end
@partial p5322
{{>p5323}}
@end
@partial p5323
{{>p5324}}
@end
@partial p5324
{{>p5325}}
@end
@partial p5325
{{>p5326}}
@end
@partial p5326
{{>p5327}}
@end
@partial p5327
{{>p5328}}
@end
@partial p5328
{{>p5329}}
@end
@partial p5329
{{>p5330}}
@end
@partial p5330
{{>p5331}}
@end
@partial p5331
{{>p5332}}
@end
@partial p5332
{{>p5333}}
@end
@partial p5333
{{>p5334}}
@end
@partial p5334
{{>p5335}}
@end
@partial p5335
{{>p5336}}
@end
@partial p5336
{{>p5337}}
@end
@partial p5337
{{>p5338}}
@end
@partial p5338
{{>p5339}}
@end
@partial p5339
{{>p5340}}
@end
@partial p5340
{{>p5341}}
@end
@partial p5341
{{>p5342}}
@end
@partial p5342
{{>p5343}}
@end
@partial p5343
{{>p5344}}
@end
@partial p5344
{{>p5345}}
@end
@partial p5345
{{>p5346}}
@end
@partial p5346
{{>p5347}}
@end
@partial p5347
{{>p5348}}
@end
@partial p5348
{{>p5349}}
@end
@partial p5349
{{>p5350}}
@end
@partial p5350
{{>p5351}}
@end
@partial p5351
{{>p5352}}
@end
@partial p5352
{{>p5353}}
@end
@partial p5353
{{>p5354}}
@end
@partial p5354
{{>p5355}}
@end
@partial p5355
{{>p5356}}
@end
@partial p5356
{{>p5357}}
@end
@partial p5357
{{>p5358}}
@end
@partial p5358
{{>p5359}}
@end
@partial p5359
{{>p5360}}
@end
@partial p5360
{{>p5361}}
@end
@partial p5361
{{>p5362}}
@end
@partial p5362
{{>p5363}}
@end
@partial p5363
{{>p5364}}
@end
@partial p5364
{{>p5365}}
@end
@partial p5365
{{>p5366}}
@end
@partial p5366
{{>p5367}}
@end
@partial p5367
{{>p5368}}
@end
@partial p5368
{{>p5369}}
@end
@partial p5369
{{>p5370}}
@end
@partial p5370
{{>p5371}}
@end
@partial p5371
{{>p5372}}
@end
@partial p5372
{{>p5373}}
@end
@partial p5373
{{>p5374}}
@end
@partial p5374
{{>p5375}}
@end
@partial p5375
{{>p5376}}
@end
@partial p5376
{{>p5377}}
@end
@partial p5377
{{>p5378}}
@end
@partial p5378
{{>p5379}}
@end
@partial p5379
{{>p5380}}
@end
@partial p5380
{{>p5381}}
@end
@partial p5381
{{>p5382}}
@end
@partial p5382
{{>p5383}}
@end
@partial p5383
{{>p5384}}
@end
@partial p5384
{{>p5385}}
@end
@partial p5385
{{>p5386}}
@end
@partial p5386
{{>p5387}}
@end
@partial p5387
{{>p5388}}
@end
@partial p5388
{{>p5389}}
@end
@partial p5389
{{>p5390}}
@end
@partial p5390
{{>p5391}}
@end
@partial p5391
{{>p5392}}
@end
@partial p5392
{{>p5393}}
@end
@partial p5393
{{>p5394}}
@end
@partial p5394
{{>p5395}}
@end
@partial p5395
{{>p5396}}
@end
@partial p5396
{{>p5397}}
@end
@partial p5397
{{>p5398}}
@end
@partial p5398
{{>p5399}}
@end
@partial p5399
{{>p5400}}
@end
@partial p5400
{{>p5401}}
@end
@partial p5401
{{>p5402}}
@end
@partial p5402
{{>p5403}}
@end
@partial p5403
{{>p5404}}
@end
@partial p5404
{{>p5405}}
@end
@partial p5405
{{>p5406}}
@end
@partial p5406
{{>p5407}}
@end
@partial p5407
{{>p5408}}
@end
@partial p5408
{{>p5409}}
@end
@partial p5409
{{>p5410}}
@end
@partial p5410
{{>p5411}}
@end
@partial p5411
{{>p5412}}
@end
@partial p5412
{{>p5413}}
@end
@partial p5413
{{>p5414}}
@end
@partial p5414
{{>p5415}}
@end
@partial p5415
{{>p5416}}
@end
@partial p5416
{{>p5417}}
@end
@partial p5417
{{>p5418}}
@end
@partial p5418
{{>p5419}}
@end
@partial p5419
{{>p5420}}
@end
@partial p5420
{{>p5421}}
@end
@partial p5421
{{>p5422}}
@end
@partial p5422
{{>p5423}}
@end
@partial p5423
{{>p5424}}
@end
@partial p5424
{{>p5425}}
@end
@partial p5425
{{>p5426}}
@end
@partial p5426
{{>p5427}}
@end
@partial p5427
{{>p5428}}
@end
@partial p5428
{{>p5429}}
@end
@partial p5429
{{>p5430}}
@end
@partial p5430
{{>p5431}}
@end
@partial p5431
{{>p5432}}
@end
@partial p5432
{{>p5433}}
@end
@partial p5433
{{>p5434}}
@end
@partial p5434
{{>p5435}}
@end
@partial p5435
{{>p5436}}
@end
@partial p5436
{{>p5437}}
@end
@partial p5437
{{>p5438}}
@end
@partial p5438
{{>p5439}}
@end
@partial p5439
{{>p5440}}
@end
@partial p5440
{{>p5441}}
@end
@partial p5441
{{>p5442}}
@end
@partial p5442
{{>p5443}}
@end
@partial p5443
{{>p5444}}
@end
@partial p5444
{{>p5445}}
@end
@partial p5445
{{>p5446}}
@end
@partial p5446
{{>p5447}}
@end
@partial p5447
{{>p5448}}
@end
@partial p5448
{{>p5449}}
@end
@partial p5449
{{>p5450}}
@end
@partial p5450
{{>p5451}}
@end
@partial p5451
{{>p5452}}
@end
@partial p5452
{{>p5453}}
@end
@partial p5453
{{>p5454}}
@end
@partial p5454
{{>p5455}}
@end
@partial p5455
{{>p5456}}
@end
@partial p5456
{{>p5457}}
@end
@partial p5457
{{>p5458}}
@end
@partial p5458
{{>p5459}}
@end
@partial p5459
{{>p5460}}
@end
@partial p5460
{{>p5461}}
@end
@partial p5461
{{>p5462}}
@end
@partial p5462
{{>p5463}}
@end
@partial p5463
{{>p5464}}
@end
@partial p5464
{{>p5465}}
@end
@partial p5465
{{>p5466}}
@end
@partial p5466
{{>p5467}}
@end
@partial p5467
{{>p5468}}
@end
@partial p5468
{{>p5469}}
@end
@partial p5469
{{>p5470}}
@end
@partial p5470
{{>p5471}}
@end
@partial p5471
{{>p5472}}
@end
@partial p5472
{{>p5473}}
@end
@partial p5473
{{>p5474}}
@end
@partial p5474
{{>p5475}}
@end
@partial p5475
{{>p5476}}
@end
@partial p5476
{{>p5477}}
@end
@partial p5477
{{>p5478}}
@end
@partial p5478
{{>p5479}}
@end
@partial p5479
{{>p5480}}
@end
@partial p5480
{{>p5481}}
@end
@partial p5481
{{>p5482}}
@end
@partial p5482
{{>p5483}}
@end
@partial p5483
{{>p5484}}
@end
@partial p5484
{{>p5485}}
@end
@partial p5485
{{>p5486}}
@end
@partial p5486
{{>p5487}}
@end
@partial p5487
{{>p5488}}
@end
@partial p5488
{{>p5489}}
@end
@partial p5489
{{>p5490}}
@end
@partial p5490
{{>p5491}}
@end
@partial p5491
{{>p5492}}
@end
@partial p5492
{{>p5493}}
@end
@partial p5493
{{>p5494}}
@end
@partial p5494
{{>p5495}}
@end
@partial p5495
{{>p5496}}
@end
@partial p5496
{{>p5497}}
@end
@partial p5497
{{>p5498}}
@end
@partial p5498
{{>p5499}}
@end
@partial p5499
{{>p5500}}
@end
@partial p5500
{{>p5501}}
@end
@partial p5501
{{>p5502}}
@end
@partial p5502
{{>p5503}}
@end
@partial p5503
{{>p5504}}
@end
@partial p5504
{{>p5505}}
@end
@partial p5505
{{>p5506}}
@end
@partial p5506
{{>p5507}}
@end
@partial p5507
{{>p5508}}
@end
@partial p5508
{{>p5509}}
@end
@partial p5509
{{>p5510}}
@end
@partial p5510
{{>p5511}}
@end
@partial p5511
{{>p5512}}
@end
@partial p5512
{{>p5513}}
@end
@partial p5513
{{>p5514}}
@end
@partial p5514
{{>p5515}}
@end
@partial p5515
{{>p5516}}
@end
@partial p5516
{{>p5517}}
@end
@partial p5517
{{>p5518}}
@end
@partial p5518
{{>p5519}}
@end
@partial p5519
{{>p5520}}
@end
@partial p5520
{{>p5521}}
@end
@partial p5521
{{>p5522}}
@end
@partial p5522
{{>p5523}}
@end
@partial p5523
{{>p5524}}
@end
@partial p5524
{{>p5525}}
@end
@partial p5525
{{>p5526}}
@end
@partial p5526
{{>p5527}}
@end
@partial p5527
{{>p5528}}
@end
@partial p5528
{{>p5529}}
@end
@partial p5529
{{>p5530}}
@end
@partial p5530
{{>p5531}}
@end
@partial p5531
{{>p5532}}
@end
@partial p5532
{{>p5533}}
@end
@partial p5533
{{>p5534}}
@end
@partial p5534
{{>p5535}}
@end
@partial p5535
{{>p5536}}
@end
@partial p5536
{{>p5537}}
@end
@partial p5537
{{>p5538}}
@end
@partial p5538
{{>p5539}}
@end
@partial p5539
{{>p5540}}
@end
@partial p5540
{{>p5541}}
@end
@partial p5541
{{>p5542}}
@end
@partial p5542
{{>p5543}}
@end
@partial p5543
{{>p5544}}
@end
@partial p5544
{{>p5545}}
@end
@partial p5545
{{>p5546}}
@end
@partial p5546
{{>p5547}}
@end
@partial p5547
{{>p5548}}
@end
@partial p5548
{{>p5549}}
@end
@partial p5549
{{>p5550}}
@end
@partial p5550
{{>p5551}}
@end
@partial p5551
{{>p5552}}
@end
@partial p5552
{{>p5553}}
@end
@partial p5553
{{>p5554}}
@end
@partial p5554
{{>p5555}}
@end
@partial p5555
{{>p5556}}
@end
@partial p5556
{{>p5557}}
@end
@partial p5557
{{>p5558}}
@end
@partial p5558
{{>p5559}}
@end
@partial p5559
{{>p5560}}
@end
@partial p5560
{{>p5561}}
@end
@partial p5561
{{>p5562}}
@end
@partial p5562
{{>p5563}}
@end
@partial p5563
{{>p5564}}
@end
@partial p5564
{{>p5565}}
@end
@partial p5565
{{>p5566}}
@end
@partial p5566
{{>p5567}}
@end
@partial p5567
{{>p5568}}
@end
@partial p5568
{{>p5569}}
@end
@partial p5569
{{>p5570}}
@end
@partial p5570
{{>p5571}}
@end
@partial p5571
{{>p5572}}
@end
@partial p5572
{{>p5573}}
@end
@partial p5573
{{>p5574}}
@end
@partial p5574
{{>p5575}}
@end
@partial p5575
{{>p5576}}
@end
@partial p5576
{{>p5577}}
@end
@partial p5577
{{>p5578}}
@end
@partial p5578
{{>p5579}}
@end
@partial p5579
{{>p5580}}
@end
@partial p5580
{{>p5581}}
@end
@partial p5581
{{>p5582}}
@end
@partial p5582
{{>p5583}}
@end
@partial p5583
{{>p5584}}
@end
@partial p5584
{{>p5585}}
@end
@partial p5585
{{>p5586}}
@end
@partial p5586
{{>p5587}}
@end
@partial p5587
{{>p5588}}
@end
@partial p5588
{{>p5589}}
@end
@partial p5589
{{>p5590}}
@end
@partial p5590
{{>p5591}}
@end
@partial p5591
{{>p5592}}
@end
@partial p5592
{{>p5593}}
@end
@partial p5593
{{>p5594}}
@end
@partial p5594
{{>p5595}}
@end
@partial p5595
{{>p5596}}
@end
@partial p5596
{{>p5597}}
@end
@partial p5597
{{>p5598}}
@end
@partial p5598
{{>p5599}}
@end
@partial p5599
{{>p5600}}
@end
@partial p5600
{{>p5601}}
@end
@partial p5601
{{>p5602}}
@end
@partial p5602
{{>p5603}}
@end
@partial p5603
{{>p5604}}
@end
@partial p5604
{{>p5605}}
@end
@partial p5605
{{>p5606}}
@end
@partial p5606
{{>p5607}}
@end
@partial p5607
{{>p5608}}
@end
@partial p5608
{{>p5609}}
@end
@partial p5609
{{>p5610}}
@end
@partial p5610
{{>p5611}}
@end
@partial p5611
{{>p5612}}
@end
@partial p5612
{{>p5613}}
@end
@partial p5613
{{>p5614}}
@end
@partial p5614
{{>p5615}}
@end
@partial p5615
{{>p5616}}
@end
@partial p5616
{{>p5617}}
@end
@partial p5617
{{>p5618}}
@end
@partial p5618
{{>p5619}}
@end
@partial p5619
{{>p5620}}
@end
@partial p5620
{{>p5621}}
@end
@partial p5621
{{>p5622}}
@end
@partial p5622
{{>p5623}}
@end
@partial p5623
{{>p5624}}
@end
@partial p5624
{{>p5625}}
@end
@partial p5625
{{>p5626}}
@end
@partial p5626
{{>p5627}}
@end
@partial p5627
{{>p5628}}
@end
@partial p5628
{{>p5629}}
@end
@partial p5629
{{>p5630}}
@end
@partial p5630
{{>p5631}}
@end
@partial p5631
{{>p5632}}
@end
@partial p5632
{{>p5633}}
@end
@partial p5633
{{>p5634}}
@end
@partial p5634
{{>p5635}}
@end
@partial p5635
{{>p5636}}
@end
@partial p5636
{{>p5637}}
@end
@partial p5637
{{>p5638}}
@end
@partial p5638
{{>p5639}}
@end
@partial p5639
{{>p5640}}
@end
@partial p5640
{{>p5641}}
@end
@partial p5641
{{>p5642}}
@end
@partial p5642
{{>p5643}}
@end
@partial p5643
{{>p5644}}
@end
@partial p5644
{{>p5645}}
@end
@partial p5645
{{>p5646}}
@end
@partial p5646
{{>p5647}}
@end
@partial p5647
{{>p5648}}
@end
@partial p5648
{{>p5649}}
@end
@partial p5649
{{>p5650}}
@end
@partial p5650
{{>p5651}}
@end
@partial p5651
{{>p5652}}
@end
@partial p5652
{{>p5653}}
@end
@partial p5653
{{>p5654}}
@end
@partial p5654
{{>p5655}}
@end
@partial p5655
{{>p5656}}
@end
@partial p5656
{{>p5657}}
@end
@partial p5657
{{>p5658}}
@end
@partial p5658
{{>p5659}}
@end
@partial p5659
{{>p5660}}
@end
@partial p5660
{{>p5661}}
@end
@partial p5661
{{>p5662}}
@end
@partial p5662
{{>p5663}}
@end
@partial p5663
{{>p5664}}
@end
@partial p5664
{{>p5665}}
@end
@partial p5665
{{>p5666}}
@end
@partial p5666
{{>p5667}}
@end
@partial p5667
{{>p5668}}
@end
@partial p5668
{{>p5669}}
@end
@partial p5669
{{>p5670}}
@end
@partial p5670
{{>p5671}}
@end
@partial p5671
{{>p5672}}
@end
@partial p5672
{{>p5673}}
@end
@partial p5673
{{>p5674}}
@end
@partial p5674
{{>p5675}}
@end
@partial p5675
{{>p5676}}
@end
@partial p5676
{{>p5677}}
@end
@partial p5677
{{>p5678}}
@end
@partial p5678
{{>p5679}}
@end
@partial p5679
{{>p5680}}
@end
@partial p5680
{{>p5681}}
@end
@partial p5681
{{>p5682}}
@end
@partial p5682
{{>p5683}}
@end
@partial p5683
{{>p5684}}
@end
@partial p5684
{{>p5685}}
@end
@partial p5685
{{>p5686}}
@end
@partial p5686
{{>p5687}}
@end
@partial p5687
{{>p5688}}
@end
@partial p5688
{{>p5689}}
@end
@partial p5689
{{>p5690}}
@end
@partial p5690
{{>p5691}}
@end
@partial p5691
{{>p5692}}
@end
@partial p5692
{{>p5693}}
@end
@partial p5693
{{>p5694}}
@end
@partial p5694
{{>p5695}}
@end
@partial p5695
{{>p5696}}
@end
@partial p5696
{{>p5697}}
@end
@partial p5697
{{>p5698}}
@end
@partial p5698
{{>p5699}}
@end
@partial p5699
{{>p5700}}
@end
@partial p5700
{{>p5701}}
@end
@partial p5701
{{>p5702}}
@end
@partial p5702
{{>p5703}}
@end
@partial p5703
{{>p5704}}
@end
@partial p5704
{{>p5705}}
@end
@partial p5705
{{>p5706}}
@end
@partial p5706
{{>p5707}}
@end
@partial p5707
{{>p5708}}
@end
@partial p5708
{{>p5709}}
@end
@partial p5709
{{>p5710}}
@end
@partial p5710
{{>p5711}}
@end
@partial p5711
{{>p5712}}
@end
@partial p5712
{{>p5713}}
@end
@partial p5713
{{>p5714}}
@end
@partial p5714
{{>p5715}}
@end
@partial p5715
{{>p5716}}
@end
@partial p5716
{{>p5717}}
@end
@partial p5717
{{>p5718}}
@end
@partial p5718
{{>p5719}}
@end
@partial p5719
{{>p5720}}
@end
@partial p5720
{{>p5721}}
@end
@partial p5721
{{>p5722}}
@end
@partial p5722
{{>p5723}}
@end
@partial p5723
{{>p5724}}
@end
@partial p5724
{{>p5725}}
@end
@partial p5725
{{>p5726}}
@end
@partial p5726
{{>p5727}}
@end
@partial p5727
{{>p5728}}
@end
@partial p5728
{{>p5729}}
@end
@partial p5729
{{>p5730}}
@end
@partial p5730
{{>p5731}}
@end
@partial p5731
{{>p5732}}
@end
@partial p5732
{{>p5733}}
@end
@partial p5733
{{>p5734}}
@end
@partial p5734
{{>p5735}}
@end
@partial p5735
{{>p5736}}
@end
@partial p5736
{{>p5737}}
@end
@partial p5737
{{>p5738}}
@end
@partial p5738
{{>p5739}}
@end
@partial p5739
{{>p5740}}
@end
@partial p5740
{{>p5741}}
@end
@partial p5741
{{>p5742}}
@end
@partial p5742
{{>p5743}}
@end
@partial p5743
{{>p5744}}
@end
@partial p5744
{{>p5745}}
@end
@partial p5745
{{>p5746}}
@end
@partial p5746
{{>p5747}}
@end
@partial p5747
{{>p5748}}
@end
@partial p5748
{{>p5749}}
@end
@partial p5749
{{>p5750}}
@end
@partial p5750
{{>p5751}}
@end
@partial p5751
{{>p5752}}
@end
@partial p5752
{{>p5753}}
@end
@partial p5753
{{>p5754}}
@end
@partial p5754
{{>p5755}}
@end
@partial p5755
{{>p5756}}
@end
@partial p5756
{{>p5757}}
@end
@partial p5757
{{>p5758}}
@end
@partial p5758
{{>p5759}}
@end
@partial p5759
{{>p5760}}
@end
@partial p5760
{{>p5761}}
@end
@partial p5761
{{>p5762}}
@end
@partial p5762
{{>p5763}}
@end
@partial p5763
{{>p5764}}
@end
@partial p5764
{{>p5765}}
@end
@partial p5765
{{>p5766}}
@end
@partial p5766
{{>p5767}}
@end
@partial p5767
{{>p5768}}
@end
@partial p5768
{{>p5769}}
@end
@partial p5769
{{>p5770}}
@end
@partial p5770
{{>p5771}}
@end
@partial p5771
{{>p5772}}
@end
@partial p5772
{{>p5773}}
@end
@partial p5773
{{>p5774}}
@end
@partial p5774
{{>p5775}}
@end
@partial p5775
{{>p5776}}
@end
@partial p5776
{{>p5777}}
@end
@partial p5777
{{>p5778}}
@end
@partial p5778
{{>p5779}}
@end
@partial p5779
{{>p5780}}
@end
@partial p5780
{{>p5781}}
@end
@partial p5781
{{>p5782}}
@end
@partial p5782
{{>p5783}}
@end
@partial p5783
{{>p5784}}
@end
@partial p5784
{{>p5785}}
@end
@partial p5785
{{>p5786}}
@end
@partial p5786
{{>p5787}}
@end
@partial p5787
{{>p5788}}
@end
@partial p5788
{{>p5789}}
@end
@partial p5789
{{>p5790}}
@end
@partial p5790
{{>p5791}}
@end
@partial p5791
{{>p5792}}
@end
@partial p5792
{{>p5793}}
@end
@partial p5793
{{>p5794}}
@end
@partial p5794
{{>p5795}}
@end
@partial p5795
{{>p5796}}
@end
@partial p5796
{{>p5797}}
@end
@partial p5797
{{>p5798}}
@end
@partial p5798
{{>p5799}}
@end
@partial p5799
{{>p5800}}
@end
@partial p5800
{{>p5801}}
@end
@partial p5801
{{>p5802}}
@end
@partial p5802
{{>p5803}}
@end
@partial p5803
{{>p5804}}
@end
@partial p5804
{{>p5805}}
@end
@partial p5805
{{>p5806}}
@end
@partial p5806
{{>p5807}}
@end
@partial p5807
{{>p5808}}
@end
@partial p5808
{{>p5809}}
@end
@partial p5809
{{>p5810}}
@end
@partial p5810
{{>p5811}}
@end
@partial p5811
{{>p5812}}
@end
@partial p5812
{{>p5813}}
@end
@partial p5813
{{>p5814}}
@end
@partial p5814
{{>p5815}}
@end
@partial p5815
{{>p5816}}
@end
@partial p5816
{{>p5817}}
@end
@partial p5817
{{>p5818}}
@end
@partial p5818
{{>p5819}}
@end
@partial p5819
{{>p5820}}
@end
@partial p5820
{{>p5821}}
@end
@partial p5821
{{>p5822}}
@end
@partial p5822
{{>p5823}}
@end
@partial p5823
{{>p5824}}
@end
@partial p5824
{{>p5825}}
@end
@partial p5825
{{>p5826}}
@end
@partial p5826
{{>p5827}}
@end
@partial p5827
{{>p5828}}
@end
@partial p5828
{{>p5829}}
@end
@partial p5829
{{>p5830}}
@end
@partial p5830
{{>p5831}}
@end
@partial p5831
{{>p5832}}
@end
@partial p5832
{{>p5833}}
@end
@partial p5833
{{>p5834}}
@end
@partial p5834
{{>p5835}}
@end
@partial p5835
{{>p5836}}
@end
@partial p5836
{{>p5837}}
@end
@partial p5837
{{>p5838}}
@end
@partial p5838
{{>p5839}}
@end
@partial p5839
{{>p5840}}
@end
@partial p5840
{{>p5841}}
@end
@partial p5841
{{>p5842}}
@end
@partial p5842
{{>p5843}}
@end
@partial p5843
{{>p5844}}
@end
@partial p5844
{{>p5845}}
@end
@partial p5845
{{>p5846}}
@end
@partial p5846
{{>p5847}}
@end
@partial p5847
{{>p5848}}
@end
@partial p5848
{{>p5849}}
@end
@partial p5849
{{>p5850}}
@end
@partial p5850
{{>p5851}}
@end
@partial p5851
{{>p5852}}
@end
@partial p5852
{{>p5853}}
@end
@partial p5853
{{>p5854}}
@end
@partial p5854
{{>p5855}}
@end
@partial p5855
{{>p5856}}
@end
@partial p5856
{{>p5857}}
@end
@partial p5857
{{>p5858}}
@end
@partial p5858
{{>p5859}}
@end
@partial p5859
{{>p5860}}
@end
@partial p5860
{{>p5861}}
@end
@partial p5861
{{>p5862}}
@end
@partial p5862
{{>p5863}}
@end
@partial p5863
{{>p5864}}
@end
@partial p5864
{{>p5865}}
@end
@partial p5865
{{>p5866}}
@end
@partial p5866
{{>p5867}}
@end
@partial p5867
{{>p5868}}
@end
@partial p5868
{{>p5869}}
@end
@partial p5869
{{>p5870}}
@end
@partial p5870
{{>p5871}}
@end
@partial p5871
{{>p5872}}
@end
@partial p5872
{{>p5873}}
@end
@partial p5873
{{>p5874}}
@end
@partial p5874
{{>p5875}}
@end
@partial p5875
{{>p5876}}
@end
@partial p5876
{{>p5877}}
@end
@partial p5877
{{>p5878}}
@end
@partial p5878
{{>p5879}}
@end
@partial p5879
{{>p5880}}
@end
@partial p5880
{{>p5881}}
@end
@partial p5881
{{>p5882}}
@end
@partial p5882
{{>p5883}}
@end
@partial p5883
{{>p5884}}
@end
@partial p5884
{{>p5885}}
@end
@partial p5885
{{>p5886}}
@end
@partial p5886
{{>p5887}}
@end
@partial p5887
{{>p5888}}
@end
@partial p5888
{{>p5889}}
@end
@partial p5889
{{>p5890}}
@end
@partial p5890
{{>p5891}}
@end
@partial p5891
{{>p5892}}
@end
@partial p5892
{{>p5893}}
@end
@partial p5893
{{>p5894}}
@end
@partial p5894
{{>p5895}}
@end
@partial p5895
{{>p5896}}
@end
@partial p5896
{{>p5897}}
@end
@partial p5897
{{>p5898}}
@end
@partial p5898
{{>p5899}}
@end
@partial p5899
{{>p5900}}
@end
@partial p5900
{{>p5901}}
@end
@partial p5901
{{>p5902}}
@end
@partial p5902
{{>p5903}}
@end
@partial p5903
{{>p5904}}
@end
@partial p5904
{{>p5905}}
@end
@partial p5905
{{>p5906}}
@end
@partial p5906
{{>p5907}}
@end
@partial p5907
{{>p5908}}
@end
@partial p5908
{{>p5909}}
@end
@partial p5909
{{>p5910}}
@end
@partial p5910
{{>p5911}}
@end
@partial p5911
{{>p5912}}
@end
@partial p5912
{{>p5913}}
@end
@partial p5913
{{>p5914}}
@end
@partial p5914
{{>p5915}}
@end
@partial p5915
{{>p5916}}
@end
@partial p5916
{{>p5917}}
@end
@partial p5917
{{>p5918}}
@end
@partial p5918
{{>p5919}}
@end
@partial p5919
{{>p5920}}
@end
@partial p5920
{{>p5921}}
@end
@partial p5921
{{>p5922}}
@end
@partial p5922
{{>p5923}}
@end
@partial p5923
{{>p5924}}
@end
@partial p5924
{{>p5925}}
@end
@partial p5925
{{>p5926}}
@end
@partial p5926
{{>p5927}}
@end
@partial p5927
{{>p5928}}
@end
@partial p5928
{{>p5929}}
@end
@partial p5929
{{>p5930}}
@end
@partial p5930
{{>p5931}}
@end
@partial p5931
{{>p5932}}
@end
@partial p5932
{{>p5933}}
@end
@partial p5933
{{>p5934}}
@end
@partial p5934
{{>p5935}}
@end
@partial p5935
{{>p5936}}
@end
@partial p5936
{{>p5937}}
@end
@partial p5937
{{>p5938}}
@end
@partial p5938
{{>p5939}}
@end
@partial p5939
{{>p5940}}
@end
@partial p5940
{{>p5941}}
@end
@partial p5941
{{>p5942}}
@end
@partial p5942
{{>p5943}}
@end
@partial p5943
{{>p5944}}
@end
@partial p5944
{{>p5945}}
@end
@partial p5945
{{>p5946}}
@end
@partial p5946
{{>p5947}}
@end
@partial p5947
{{>p5948}}
@end
@partial p5948
{{>p5949}}
@end
@partial p5949
{{>p5950}}
@end
@partial p5950
{{>p5951}}
@end
@partial p5951
{{>p5952}}
@end
@partial p5952
{{>p5953}}
@end
@partial p5953
{{>p5954}}
@end
@partial p5954
{{>p5955}}
@end
@partial p5955
{{>p5956}}
@end
@partial p5956
{{>p5957}}
@end
@partial p5957
{{>p5958}}
@end
@partial p5958
{{>p5959}}
@end
@partial p5959
{{>p5960}}
@end
@partial p5960
{{>p5961}}
@end
@partial p5961
{{>p5962}}
@end
@partial p5962
{{>p5963}}
@end
@partial p5963
{{>p5964}}
@end
@partial p5964
{{>p5965}}
@end
@partial p5965
{{>p5966}}
@end
@partial p5966
{{>p5967}}
@end
@partial p5967
{{>p5968}}
@end
@partial p5968
{{>p5969}}
@end
@partial p5969
{{>p5970}}
@end
@partial p5970
{{>p5971}}
@end
@partial p5971
{{>p5972}}
@end
@partial p5972
{{>p5973}}
@end
@partial p5973
{{>p5974}}
@end
@partial p5974
{{>p5975}}
@end
@partial p5975
{{>p5976}}
@end
@partial p5976
{{>p5977}}
@end
@partial p5977
{{>p5978}}
@end
@partial p5978
{{>p5979}}
@end
@partial p5979
{{>p5980}}
@end
@partial p5980
{{>p5981}}
@end
@partial p5981
{{>p5982}}
@end
@partial p5982
{{>p5983}}
@end
@partial p5983
{{>p5984}}
@end
@partial p5984
{{>p5985}}
@end
@partial p5985
{{>p5986}}
@end
@partial p5986
{{>p5987}}
@end
@partial p5987
{{>p5988}}
@end
@partial p5988
{{>p5989}}
@end
@partial p5989
{{>p5990}}
@end
@partial p5990
{{>p5991}}
@end
@partial p5991
{{>p5992}}
@end
@partial p5992
{{>p5993}}
@end
@partial p5993
{{>p5994}}
@end
@partial p5994
{{>p5995}}
@end
@partial p5995
{{>p5996}}
@end
@partial p5996
{{>p5997}}
@end
@partial p5997
{{>p5998}}
@end
@partial p5998
{{>p5999}}
@end
@partial p5999
{{>p6000}}
@end
@partial p6000
{{>p6001}}
@end
@partial p6001
{{>p6002}}
@end
@partial p6002
{{>p6003}}
@end
@partial p6003
{{>p6004}}
@end
@partial p6004
{{>p6005}}
@end
@partial p6005
{{>p6006}}
@end
@partial p6006
{{>p6007}}
@end
@partial p6007
{{>p6008}}
@end
@partial p6008
{{>p6009}}
@end
@partial p6009
{{>p6010}}
@end
@partial p6010
{{>p6011}}
@end
@partial p6011
{{>p6012}}
@end
@partial p6012
{{>p6013}}
@end
@partial p6013
{{>p6014}}
@end
@partial p6014
{{>p6015}}
@end
@partial p6015
{{>p6016}}
@end
@partial p6016
{{>p6017}}
@end
@partial p6017
{{>p6018}}
@end
@partial p6018
{{>p6019}}
@end
@partial p6019
{{>p6020}}
@end
@partial p6020
{{>p6021}}
@end
@partial p6021
{{>p6022}}
@end
@partial p6022
{{>p6023}}
@end
@partial p6023
{{>p6024}}
@end
@partial p6024
{{>p6025}}
@end
@partial p6025
{{>p6026}}
@end
@partial p6026
{{>p6027}}
@end
@partial p6027
{{>p6028}}
@end
@partial p6028
{{>p6029}}
@end
@partial p6029
{{>p6030}}
@end
@partial p6030
{{>p6031}}
@end
@partial p6031
{{>p6032}}
@end
@partial p6032
{{>p6033}}
@end
@partial p6033
{{>p6034}}
@end
@partial p6034
{{>p6035}}
@end
@partial p6035
{{>p6036}}
@end
@partial p6036
{{>p6037}}
@end
@partial p6037
{{>p6038}}
@end
@partial p6038
{{>p6039}}
@end
@partial p6039
{{>p6040}}
@end
@partial p6040
{{>p6041}}
@end
@partial p6041
{{>p6042}}
@end
@partial p6042
{{>p6043}}
@end
@partial p6043
{{>p6044}}
@end
@partial p6044
{{>p6045}}
@end
@partial p6045
{{>p6046}}
@end
@partial p6046
{{>p6047}}
@end
@partial p6047
{{>p6048}}
@end
@partial p6048
{{>p6049}}
@end
@partial p6049
{{>p6050}}
@end
@partial p6050
{{>p6051}}
@end
@partial p6051
{{>p6052}}
@end
@partial p6052
{{>p6053}}
@end
@partial p6053
{{>p6054}}
@end
@partial p6054
{{>p6055}}
@end
@partial p6055
{{>p6056}}
@end
@partial p6056
{{>p6057}}
@end
@partial p6057
{{>p6058}}
@end
@partial p6058
{{>p6059}}
@end
@partial p6059
{{>p6060}}
@end
@partial p6060
{{>p6061}}
@end
@partial p6061
{{>p6062}}
@end
@partial p6062
{{>p6063}}
@end
@partial p6063
{{>p6064}}
@end
@partial p6064
{{>p6065}}
@end
@partial p6065
{{>p6066}}
@end
@partial p6066
{{>p6067}}
@end
@partial p6067
{{>p6068}}
@end
@partial p6068
{{>p6069}}
@end
@partial p6069
{{>p6070}}
@end
@partial p6070
{{>p6071}}
@end
@partial p6071
{{>p6072}}
@end
@partial p6072
{{>p6073}}
@end
@partial p6073
{{>p6074}}
@end
@partial p6074
{{>p6075}}
@end
@partial p6075
{{>p6076}}
@end
@partial p6076
{{>p6077}}
@end
@partial p6077
{{>p6078}}
@end
@partial p6078
{{>p6079}}
@end
@partial p6079
{{>p6080}}
@end
@partial p6080
{{>p6081}}
@end
@partial p6081
{{>p6082}}
@end
@partial p6082
{{>p6083}}
@end
@partial p6083
{{>p6084}}
@end
@partial p6084
{{>p6085}}
@end
@partial p6085
{{>p6086}}
@end
@partial p6086
{{>p6087}}
@end
@partial p6087
{{>p6088}}
@end
@partial p6088
{{>p6089}}
@end
@partial p6089
{{>p6090}}
@end
@partial p6090
{{>p6091}}
@end
@partial p6091
{{>p6092}}
@end
@partial p6092
{{>p6093}}
@end
@partial p6093
{{>p6094}}
@end
@partial p6094
{{>p6095}}
@end
@partial p6095
{{>p6096}}
@end
@partial p6096
{{>p6097}}
@end
@partial p6097
{{>p6098}}
@end
@partial p6098
{{>p6099}}
@end
@partial p6099
{{>p6100}}
@end
@partial p6100
{{>p6101}}
@end
@partial p6101
{{>p6102}}
@end
@partial p6102
{{>p6103}}
@end
@partial p6103
{{>p6104}}
@end
@partial p6104
{{>p6105}}
@end
@partial p6105
{{>p6106}}
@end
@partial p6106
{{>p6107}}
@end
@partial p6107
{{>p6108}}
@end
@partial p6108
{{>p6109}}
@end
@partial p6109
{{>p6110}}
@end
@partial p6110
{{>p6111}}
@end
@partial p6111
{{>p6112}}
@end
@partial p6112
{{>p6113}}
@end
@partial p6113
{{>p6114}}
@end
@partial p6114
{{>p6115}}
@end
@partial p6115
{{>p6116}}
@end
@partial p6116
{{>p6117}}
@end
@partial p6117
{{>p6118}}
@end
@partial p6118
{{>p6119}}
@end
@partial p6119
{{>p6120}}
@end
@partial p6120
{{>p6121}}
@end
@partial p6121
{{>p6122}}
@end
@partial p6122
{{>p6123}}
@end
@partial p6123
{{>p6124}}
@end
@partial p6124
{{>p6125}}
@end
@partial p6125
{{>p6126}}
@end
@partial p6126
{{>p6127}}
@end
@partial p6127
{{>p6128}}
@end
@partial p6128
{{>p6129}}
@end
@partial p6129
{{>p6130}}
@end
@partial p6130
{{>p6131}}
@end
@partial p6131
{{>p6132}}
@end
@partial p6132
{{>p6133}}
@end
@partial p6133
{{>p6134}}
@end
@partial p6134
{{>p6135}}
@end
@partial p6135
{{>p6136}}
@end
@partial p6136
{{>p6137}}
@end
@partial p6137
{{>p6138}}
@end
@partial p6138
{{>p6139}}
@end
@partial p6139
{{>p6140}}
@end
@partial p6140
{{>p6141}}
@end
@partial p6141
{{>p6142}}
@end
@partial p6142
{{>p6143}}
@end
@partial p6143
{{>p6144}}
@end
@partial p6144
{{>p6145}}
@end
@partial p6145
{{>p6146}}
@end
@partial p6146
{{>p6147}}
@end
@partial p6147
{{>p6148}}
@end
@partial p6148
{{>p6149}}
@end
@partial p6149
{{>p6150}}
@end
@partial p6150
{{>p6151}}
@end
@partial p6151
{{>p6152}}
@end
@partial p6152
{{>p6153}}
@end
@partial p6153
{{>p6154}}
@end
@partial p6154
{{>p6155}}
@end
@partial p6155
{{>p6156}}
@end
@partial p6156
{{>p6157}}
@end
@partial p6157
{{>p6158}}
@end
@partial p6158
{{>p6159}}
@end
@partial p6159
{{>p6160}}
@end
@partial p6160
{{>p6161}}
@end
@partial p6161
{{>p6162}}
@end
@partial p6162
{{>p6163}}
@end
@partial p6163
{{>p6164}}
@end
@partial p6164
{{>p6165}}
@end
@partial p6165
{{>p6166}}
@end
@partial p6166
{{>p6167}}
@end
@partial p6167
{{>p6168}}
@end
@partial p6168
{{>p6169}}
@end
@partial p6169
{{>p6170}}
@end
@partial p6170
{{>p6171}}
@end
@partial p6171
{{>p6172}}
@end
@partial p6172
{{>p6173}}
@end
@partial p6173
{{>p6174}}
@end
@partial p6174
{{>p6175}}
@end
@partial p6175
{{>p6176}}
@end
@partial p6176
{{>p6177}}
@end
@partial p6177
{{>p6178}}
@end
@partial p6178
{{>p6179}}
@end
@partial p6179
{{>p6180}}
@end
@partial p6180
{{>p6181}}
@end
@partial p6181
{{>p6182}}
@end
@partial p6182
{{>p6183}}
@end
@partial p6183
{{>p6184}}
@end
@partial p6184
{{>p6185}}
@end
@partial p6185
{{>p6186}}
@end
@partial p6186
{{>p6187}}
@end
@partial p6187
{{>p6188}}
@end
@partial p6188
{{>p6189}}
@end
@partial p6189
{{>p6190}}
@end
@partial p6190
{{>p6191}}
@end
@partial p6191
{{>p6192}}
@end
@partial p6192
{{>p6193}}
@end
@partial p6193
{{>p6194}}
@end
@partial p6194
{{>p6195}}
@end
@partial p6195
{{>p6196}}
@end
@partial p6196
{{>p6197}}
@end
@partial p6197
{{>p6198}}
@end
@partial p6198
{{>p6199}}
@end
@partial p6199
{{>p6200}}
@end
@partial p6200
{{>p6201}}
@end
@partial p6201
{{>p6202}}
@end
@partial p6202
{{>p6203}}
@end
@partial p6203
{{>p6204}}
@end
@partial p6204
{{>p6205}}
@end
@partial p6205
{{>p6206}}
@end
@partial p6206
{{>p6207}}
@end
@partial p6207
{{>p6208}}
@end
@partial p6208
{{>p6209}}
@end
@partial p6209
{{>p6210}}
@end
@partial p6210
{{>p6211}}
@end
@partial p6211
{{>p6212}}
@end
@partial p6212
{{>p6213}}
@end
@partial p6213
{{>p6214}}
@end
@partial p6214
{{>p6215}}
@end
@partial p6215
{{>p6216}}
@end
@partial p6216
{{>p6217}}
@end
@partial p6217
{{>p6218}}
@end
@partial p6218
{{>p6219}}
@end
@partial p6219
{{>p6220}}
@end
@partial p6220
{{>p6221}}
@end
@partial p6221
{{>p6222}}
@end
@partial p6222
{{>p6223}}
@end
@partial p6223
{{>p6224}}
@end
@partial p6224
{{>p6225}}
@end
@partial p6225
{{>p6226}}
@end
@partial p6226
{{>p6227}}
@end
@partial p6227
{{>p6228}}
@end
@partial p6228
{{>p6229}}
@end
@partial p6229
{{>p6230}}
@end
@partial p6230
{{>p6231}}
@end
@partial p6231
{{>p6232}}
@end
@partial p6232
{{>p6233}}
@end
@partial p6233
{{>p6234}}
@end
@partial p6234
{{>p6235}}
@end
@partial p6235
{{>p6236}}
@end
@partial p6236
{{>p6237}}
@end
@partial p6237
{{>p6238}}
@end
@partial p6238
{{>p6239}}
@end
@partial p6239
{{>p6240}}
@end
@partial p6240
{{>p6241}}
@end
@partial p6241
{{>p6242}}
@end
@partial p6242
{{>p6243}}
@end
@partial p6243
{{>p6244}}
@end
@partial p6244
{{>p6245}}
@end
@partial p6245
{{>p6246}}
@end
@partial p6246
{{>p6247}}
@end
@partial p6247
{{>p6248}}
@end
@partial p6248
{{>p6249}}
@end
@partial p6249
{{>p6250}}
@end
@partial p6250
{{>p6251}}
@end
@partial p6251
{{>p6252}}
@end
@partial p6252
{{>p6253}}
@end
@partial p6253
{{>p6254}}
@end
@partial p6254
{{>p6255}}
@end
@partial p6255
{{>p6256}}
@end
@partial p6256
{{>p6257}}
@end
@partial p6257
{{>p6258}}
@end
@partial p6258
{{>p6259}}
@end
@partial p6259
{{>p6260}}
@end
@partial p6260
{{>p6261}}
@end
@partial p6261
{{>p6262}}
@end
@partial p6262
{{>p6263}}
@end
@partial p6263
{{>p6264}}
@end
@partial p6264
{{>p6265}}
@end
@partial p6265
{{>p6266}}
@end
@partial p6266
{{>p6267}}
@end
@partial p6267
{{>p6268}}
@end
@partial p6268
{{>p6269}}
@end
@partial p6269
{{>p6270}}
@end
@partial p6270
{{>p6271}}
@end
@partial p6271
{{>p6272}}
@end
@partial p6272
{{>p6273}}
@end
@partial p6273
{{>p6274}}
@end
@partial p6274
{{>p6275}}
@end
@partial p6275
{{>p6276}}
@end
@partial p6276
{{>p6277}}
@end
@partial p6277
{{>p6278}}
@end
@partial p6278
{{>p6279}}
@end
@partial p6279
{{>p6280}}
@end
@partial p6280
{{>p6281}}
@end
@partial p6281
{{>p6282}}
@end
@partial p6282
{{>p6283}}
@end
@partial p6283
{{>p6284}}
@end
@partial p6284
{{>p6285}}
@end
@partial p6285
{{>p6286}}
@end
@partial p6286
{{>p6287}}
@end
@partial p6287
{{>p6288}}
@end
@partial p6288
{{>p6289}}
@end
@partial p6289
{{>p6290}}
@end
@partial p6290
{{>p6291}}
@end
@partial p6291
{{>p6292}}
@end
@partial p6292
{{>p6293}}
@end
@partial p6293
{{>p6294}}
@end
@partial p6294
{{>p6295}}
@end
@partial p6295
{{>p6296}}
@end
@partial p6296
{{>p6297}}
@end
@partial p6297
{{>p6298}}
@end
@partial p6298
{{>p6299}}
@end
@partial p6299
{{>p6300}}
@end
@partial p6300
{{>p6301}}
@end
@partial p6301
{{>p6302}}
@end
@partial p6302
{{>p6303}}
@end
@partial p6303
{{>p6304}}
@end
@partial p6304
{{>p6305}}
@end
@partial p6305
{{>p6306}}
@end
@partial p6306
{{>p6307}}
@end
@partial p6307
{{>p6308}}
@end
@partial p6308
{{>p6309}}
@end
@partial p6309
{{>p6310}}
@end
@partial p6310
{{>p6311}}
@end
@partial p6311
{{>p6312}}
@end
@partial p6312
{{>p6313}}
@end
@partial p6313
{{>p6314}}
@end
@partial p6314
{{>p6315}}
@end
@partial p6315
{{>p6316}}
@end
@partial p6316
{{>p6317}}
@end
@partial p6317
{{>p6318}}
@end
@partial p6318
{{>p6319}}
@end
@partial p6319
{{>p6320}}
@end
@partial p6320
{{>p6321}}
@end
@partial p6321
{{>p6322}}
@end
@partial p6322
{{>p6323}}
@end
@partial p6323
{{>p6324}}
@end
@partial p6324
{{>p6325}}
@end
@partial p6325
{{>p6326}}
@end
@partial p6326
{{>p6327}}
@end
@partial p6327
{{>p6328}}
@end
@partial p6328
{{>p6329}}
@end
@partial p6329
{{>p6330}}
@end
@partial p6330
{{>p6331}}
@end
@partial p6331
{{>p6332}}
@end
@partial p6332
{{>p6333}}
@end
@partial p6333
{{>p6334}}
@end
@partial p6334
{{>p6335}}
@end
@partial p6335
{{>p6336}}
@end
@partial p6336
{{>p6337}}
@end
@partial p6337
{{>p6338}}
@end
@partial p6338
{{>p6339}}
@end
@partial p6339
{{>p6340}}
@end
@partial p6340
{{>p6341}}
@end
@partial p6341
{{>p6342}}
@end
@partial p6342
{{>p6343}}
@end
@partial p6343
{{>p6344}}
@end
@partial p6344
{{>p6345}}
@end
@partial p6345
{{>p6346}}
@end
@partial p6346
{{>p6347}}
@end
@partial p6347
{{>p6348}}
@end
@partial p6348
{{>p6349}}
@end
@partial p6349
{{>p6350}}
@end
@partial p6350
{{>p6351}}
@end
@partial p6351
{{>p6352}}
@end
@partial p6352
{{>p6353}}
@end
@partial p6353
{{>p6354}}
@end
@partial p6354
{{>p6355}}
@end
@partial p6355
{{>p6356}}
@end
@partial p6356
{{>p6357}}
@end
@partial p6357
{{>p6358}}
@end
@partial p6358
{{>p6359}}
@end
@partial p6359
{{>p6360}}
@end
@partial p6360
{{>p6361}}
@end
@partial p6361
{{>p6362}}
@end
@partial p6362
{{>p6363}}
@end
@partial p6363
{{>p6364}}
@end
@partial p6364
{{>p6365}}
@end
@partial p6365
{{>p6366}}
@end
@partial p6366
{{>p6367}}
@end
@partial p6367
{{>p6368}}
@end
@partial p6368
{{>p6369}}
@end
@partial p6369
{{>p6370}}
@end
@partial p6370
{{>p6371}}
@end
@partial p6371
{{>p6372}}
@end
@partial p6372
{{>p6373}}
@end
@partial p6373
{{>p6374}}
@end
@partial p6374
{{>p6375}}
@end
@partial p6375
{{>p6376}}
@end
@partial p6376
{{>p6377}}
@end
@partial p6377
{{>p6378}}
@end
@partial p6378
{{>p6379}}
@end
@partial p6379
{{>p6380}}
@end
@partial p6380
{{>p6381}}
@end
@partial p6381
{{>p6382}}
@end
@partial p6382
{{>p6383}}
@end
@partial p6383
{{>p6384}}
@end
@partial p6384
{{>p6385}}
@end
@partial p6385
{{>p6386}}
@end
@partial p6386
{{>p6387}}
@end
@partial p6387
{{>p6388}}
@end
@partial p6388
{{>p6389}}
@end
@partial p6389
{{>p6390}}
@end
@partial p6390
{{>p6391}}
@end
@partial p6391
{{>p6392}}
@end
@partial p6392
{{>p6393}}
@end
@partial p6393
{{>p6394}}
@end
@partial p6394
{{>p6395}}
@end
@partial p6395
{{>p6396}}
@end
@partial p6396
{{>p6397}}
@end
@partial p6397
{{>p6398}}
@end
@partial p6398
{{>p6399}}
@end
@partial p6399
{{>p6400}}
@end
@partial p6400
{{>p6401}}
@end
@partial p6401
{{>p6402}}
@end
@partial p6402
{{>p6403}}
@end
@partial p6403
{{>p6404}}
@end
@partial p6404
{{>p6405}}
@end
@partial p6405
{{>p6406}}
@end
@partial p6406
{{>p6407}}
@end
@partial p6407
{{>p6408}}
@end
@partial p6408
{{>p6409}}
@end
@partial p6409
{{>p6410}}
@end
@partial p6410
{{>p6411}}
@end
@partial p6411
{{>p6412}}
@end
@partial p6412
{{>p6413}}
@end
@partial p6413
{{>p6414}}
@end
@partial p6414
{{>p6415}}
@end
@partial p6415
{{>p6416}}
@end
@partial p6416
{{>p6417}}
@end
@partial p6417
{{>p6418}}
@end
@partial p6418
{{>p6419}}
@end
@partial p6419
{{>p6420}}
@end
@partial p6420
{{>p6421}}
@end
@partial p6421
{{>p6422}}
@end
@partial p6422
{{>p6423}}
@end
@partial p6423
{{>p6424}}
@end
@partial p6424
{{>p6425}}
@end
@partial p6425
{{>p6426}}
@end
@partial p6426
{{>p6427}}
@end
@partial p6427
{{>p6428}}
@end
@partial p6428
{{>p6429}}
@end
@partial p6429
{{>p6430}}
@end
@partial p6430
{{>p6431}}
@end
@partial p6431
{{>p6432}}
@end
@partial p6432
{{>p6433}}
@end
@partial p6433
{{>p6434}}
@end
@partial p6434
{{>p6435}}
@end
@partial p6435
{{>p6436}}
@end
@partial p6436
{{>p6437}}
@end
@partial p6437
{{>p6438}}
@end
@partial p6438
{{>p6439}}
@end
@partial p6439
{{>p6440}}
@end
@partial p6440
{{>p6441}}
@end
@partial p6441
{{>p6442}}
@end
@partial p6442
{{>p6443}}
@end
@partial p6443
{{>p6444}}
@end
@partial p6444
{{>p6445}}
@end
@partial p6445
{{>p6446}}
@end
@partial p6446
{{>p6447}}
@end
@partial p6447
{{>p6448}}
@end
@partial p6448
{{>p6449}}
@end
@partial p6449
{{>p6450}}
@end
@partial p6450
{{>p6451}}
@end
@partial p6451
{{>p6452}}
@end
@partial p6452
{{>p6453}}
@end
@partial p6453
{{>p6454}}
@end
@partial p6454
{{>p6455}}
@end
@partial p6455
{{>p6456}}
@end
@partial p6456
{{>p6457}}
@end
@partial p6457
{{>p6458}}
@end
@partial p6458
{{>p6459}}
@end
@partial p6459
{{>p6460}}
@end
@partial p6460
{{>p6461}}
@end
@partial p6461
{{>p6462}}
@end
@partial p6462
{{>p6463}}
@end
@partial p6463
{{>p6464}}
@end
@partial p6464
{{>p6465}}
@end
@partial p6465
{{>p6466}}
@end
@partial p6466
{{>p6467}}
@end
@partial p6467
{{>p6468}}
@end
@partial p6468
{{>p6469}}
@end
@partial p6469
{{>p6470}}
@end
@partial p6470
{{>p6471}}
@end
@partial p6471
{{>p6472}}
@end
@partial p6472
{{>p6473}}
@end
@partial p6473
{{>p6474}}
@end
@partial p6474
{{>p6475}}
@end
@partial p6475
{{>p6476}}
@end
@partial p6476
{{>p6477}}
@end
@partial p6477
{{>p6478}}
@end
@partial p6478
{{>p6479}}
@end
@partial p6479
{{>p6480}}
@end
@partial p6480
{{>p6481}}
@end
@partial p6481
{{>p6482}}
@end
@partial p6482
{{>p6483}}
@end
@partial p6483
{{>p6484}}
@end
@partial p6484
{{>p6485}}
@end
@partial p6485
{{>p6486}}
@end
@partial p6486
{{>p6487}}
@end
@partial p6487
{{>p6488}}
@end
@partial p6488
{{>p6489}}
@end
@partial p6489
{{>p6490}}
@end
@partial p6490
{{>p6491}}
@end
@partial p6491
{{>p6492}}
@end
@partial p6492
{{>p6493}}
@end
@partial p6493
{{>p6494}}
@end
@partial p6494
{{>p6495}}
@end
@partial p6495
{{>p6496}}
@end
@partial p6496
{{>p6497}}
@end
@partial p6497
{{>p6498}}
@end
@partial p6498
{{>p6499}}
@end
@partial p6499
{{>p6500}}
@end
@partial p6500
{{>p6501}}
@end
@partial p6501
{{>p6502}}
@end
@partial p6502
{{>p6503}}
@end
@partial p6503
{{>p6504}}
@end
@partial p6504
{{>p6505}}
@end
@partial p6505
{{>p6506}}
@end
@partial p6506
{{>p6507}}
@end
@partial p6507
{{>p6508}}
@end
@partial p6508
{{>p6509}}
@end
@partial p6509
{{>p6510}}
@end
@partial p6510
{{>p6511}}
@end
@partial p6511
{{>p6512}}
@end
@partial p6512
{{>p6513}}
@end
@partial p6513
{{>p6514}}
@end
@partial p6514
{{>p6515}}
@end
@partial p6515
{{>p6516}}
@end
@partial p6516
{{>p6517}}
@end
@partial p6517
{{>p6518}}
@end
@partial p6518
{{>p6519}}
@end
@partial p6519
{{>p6520}}
@end
@partial p6520
{{>p6521}}
@end
@partial p6521
{{>p6522}}
@end
@partial p6522
{{>p6523}}
@end
@partial p6523
{{>p6524}}
@end
@partial p6524
{{>p6525}}
@end
@partial p6525
{{>p6526}}
@end
@partial p6526
{{>p6527}}
@end
@partial p6527
{{>p6528}}
@end
@partial p6528
{{>p6529}}
@end
@partial p6529
{{>p6530}}
@end
@partial p6530
{{>p6531}}
@end
@partial p6531
{{>p6532}}
@end
@partial p6532
{{>p6533}}
@end
@partial p6533
{{>p6534}}
@end
@partial p6534
{{>p6535}}
@end
@partial p6535
{{>p6536}}
@end
@partial p6536
{{>p6537}}
@end
@partial p6537
{{>p6538}}
@end
@partial p6538
{{>p6539}}
@end
@partial p6539
{{>p6540}}
@end
@partial p6540
{{>p6541}}
@end
@partial p6541
{{>p6542}}
@end
@partial p6542
{{>p6543}}
@end
@partial p6543
{{>p6544}}
@end
@partial p6544
{{>p6545}}
@end
@partial p6545
{{>p6546}}
@end
@partial p6546
{{>p6547}}
@end
@partial p6547
{{>p6548}}
@end
@partial p6548
{{>p6549}}
@end
@partial p6549
{{>p6550}}
@end
@partial p6550
{{>p6551}}
@end
@partial p6551
{{>p6552}}
@end
@partial p6552
{{>p6553}}
@end
@partial p6553
{{>p6554}}
@end
@partial p6554
{{>p6555}}
@end
@partial p6555
{{>p6556}}
@end
@partial p6556
{{>p6557}}
@end
@partial p6557
{{>p6558}}
@end
@partial p6558
{{>p6559}}
@end
@partial p6559
{{>p6560}}
@end
@partial p6560
{{>p6561}}
@end
@partial p6561
{{>p6562}}
@end
@partial p6562
{{>p6563}}
@end
@partial p6563
{{>p6564}}
@end
@partial p6564
{{>p6565}}
@end
@partial p6565
{{>p6566}}
@end
@partial p6566
{{>p6567}}
@end
@partial p6567
{{>p6568}}
@end
@partial p6568
{{>p6569}}
@end
@partial p6569
{{>p6570}}
@end
@partial p6570
{{>p6571}}
@end
@partial p6571
{{>p6572}}
@end
@partial p6572
{{>p6573}}
@end
@partial p6573
{{>p6574}}
@end
@partial p6574
{{>p6575}}
@end
@partial p6575
{{>p6576}}
@end
@partial p6576
{{>p6577}}
@end
@partial p6577
{{>p6578}}
@end
@partial p6578
{{>p6579}}
@end
@partial p6579
{{>p6580}}
@end
@partial p6580
{{>p6581}}
@end
@partial p6581
{{>p6582}}
@end
@partial p6582
{{>p6583}}
@end
@partial p6583
{{>p6584}}
@end
@partial p6584
{{>p6585}}
@end
@partial p6585
{{>p6586}}
@end
@partial p6586
{{>p6587}}
@end
@partial p6587
{{>p6588}}
@end
@partial p6588
{{>p6589}}
@end
@partial p6589
{{>p6590}}
@end
@partial p6590
{{>p6591}}
@end
@partial p6591
{{>p6592}}
@end
@partial p6592
{{>p6593}}
@end
@partial p6593
{{>p6594}}
@end
@partial p6594
{{>p6595}}
@end
@partial p6595
{{>p6596}}
@end
@partial p6596
{{>p6597}}
@end
@partial p6597
{{>p6598}}
@end
@partial p6598
{{>p6599}}
@end
@partial p6599
{{>p6600}}
@end
@partial p6600
{{>p6601}}
@end
@partial p6601
{{>p6602}}
@end
@partial p6602
{{>p6603}}
@end
@partial p6603
{{>p6604}}
@end
@partial p6604
{{>p6605}}
@end
@partial p6605
{{>p6606}}
@end
@partial p6606
{{>p6607}}
@end
@partial p6607
{{>p6608}}
@end
@partial p6608
{{>p6609}}
@end
@partial p6609
{{>p6610}}
@end
@partial p6610
{{>p6611}}
@end
@partial p6611
{{>p6612}}
@end
@partial p6612
{{>p6613}}
@end
@partial p6613
{{>p6614}}
@end
@partial p6614
{{>p6615}}
@end
@partial p6615
{{>p6616}}
@end
@partial p6616
{{>p6617}}
@end
@partial p6617
{{>p6618}}
@end
@partial p6618
{{>p6619}}
@end
@partial p6619
{{>p6620}}
@end
@partial p6620
{{>p6621}}
@end
@partial p6621
{{>p6622}}
@end
@partial p6622
{{>p6623}}
@end
@partial p6623
{{>p6624}}
@end
@partial p6624
{{>p6625}}
@end
@partial p6625
{{>p6626}}
@end
@partial p6626
{{>p6627}}
@end
@partial p6627
{{>p6628}}
@end
@partial p6628
{{>p6629}}
@end
@partial p6629
{{>p6630}}
@end
@partial p6630
{{>p6631}}
@end
@partial p6631
{{>p6632}}
@end
@partial p6632
{{>p6633}}
@end
@partial p6633
{{>p6634}}
@end
@partial p6634
{{>p6635}}
@end
@partial p6635
{{>p6636}}
@end
@partial p6636
{{>p6637}}
@end
@partial p6637
{{>p6638}}
@end
@partial p6638
{{>p6639}}
@end
@partial p6639
{{>p6640}}
@end
@partial p6640
{{>p6641}}
@end
@partial p6641
{{>p6642}}
@end
@partial p6642
{{>p6643}}
@end
@partial p6643
{{>p6644}}
@end
@partial p6644
{{>p6645}}
@end
@partial p6645
{{>p6646}}
@end
@partial p6646
{{>p6647}}
@end
@partial p6647
{{>p6648}}
@end
@partial p6648
{{>p6649}}
@end
@partial p6649
{{>p6650}}
@end
@partial p6650
{{>p6651}}
@end
@partial p6651
{{>p6652}}
@end
@partial p6652
{{>p6653}}
@end
@partial p6653
{{>p6654}}
@end
@partial p6654
{{>p6655}}
@end
@partial p6655
{{>p6656}}
@end
@partial p6656
{{>p6657}}
@end
@partial p6657
{{>p6658}}
@end
@partial p6658
{{>p6659}}
@end
@partial p6659
{{>p6660}}
@end
@partial p6660
{{>p6661}}
@end
@partial p6661
{{>p6662}}
@end
@partial p6662
{{>p6663}}
@end
@partial p6663
{{>p6664}}
@end
@partial p6664
{{>p6665}}
@end
@partial p6665
{{>p6666}}
@end
@partial p6666
{{>p6667}}
@end
@partial p6667
{{>p6668}}
@end
@partial p6668
{{>p6669}}
@end
@partial p6669
{{>p6670}}
@end
@partial p6670
{{>p6671}}
@end
@partial p6671
{{>p6672}}
@end
@partial p6672
{{>p6673}}
@end
@partial p6673
{{>p6674}}
@end
@partial p6674
{{>p6675}}
@end
@partial p6675
{{>p6676}}
@end
@partial p6676
{{>p6677}}
@end
@partial p6677
{{>p6678}}
@end
@partial p6678
{{>p6679}}
@end
@partial p6679
{{>p6680}}
@end
@partial p6680
{{>p6681}}
@end
@partial p6681
{{>p6682}}
@end
@partial p6682
{{>p6683}}
@end
@partial p6683
{{>p6684}}
@end
@partial p6684
{{>p6685}}
@end
@partial p6685
{{>p6686}}
@end
@partial p6686
{{>p6687}}
@end
@partial p6687
{{>p6688}}
@end
@partial p6688
{{>p6689}}
@end
@partial p6689
{{>p6690}}
@end
@partial p6690
{{>p6691}}
@end
@partial p6691
{{>p6692}}
@end
@partial p6692
{{>p6693}}
@end
@partial p6693
{{>p6694}}
@end
@partial p6694
{{>p6695}}
@end
@partial p6695
{{>p6696}}
@end
@partial p6696
{{>p6697}}
@end
@partial p6697
{{>p6698}}
@end
@partial p6698
{{>p6699}}
@end
@partial p6699
{{>p6700}}
@end
@partial p6700
{{>p6701}}
@end
@partial p6701
{{>p6702}}
@end
@partial p6702
{{>p6703}}
@end
@partial p6703
{{>p6704}}
@end
@partial p6704
{{>p6705}}
@end
@partial p6705
{{>p6706}}
@end
@partial p6706
{{>p6707}}
@end
@partial p6707
{{>p6708}}
@end
@partial p6708
{{>p6709}}
@end
@partial p6709
{{>p6710}}
@end
@partial p6710
{{>p6711}}
@end
@partial p6711
{{>p6712}}
@end
@partial p6712
{{>p6713}}
@end
@partial p6713
{{>p6714}}
@end
@partial p6714
{{>p6715}}
@end
@partial p6715
{{>p6716}}
@end
@partial p6716
{{>p6717}}
@end
@partial p6717
{{>p6718}}
@end
@partial p6718
{{>p6719}}
@end
@partial p6719
{{>p6720}}
@end
@partial p6720
{{>p6721}}
@end
@partial p6721
{{>p6722}}
@end
@partial p6722
{{>p6723}}
@end
@partial p6723
{{>p6724}}
@end
@partial p6724
{{>p6725}}
@end
@partial p6725
{{>p6726}}
@end
@partial p6726
{{>p6727}}
@end
@partial p6727
{{>p6728}}
@end
@partial p6728
{{>p6729}}
@end
@partial p6729
{{>p6730}}
@end
@partial p6730
{{>p6731}}
@end
@partial p6731
{{>p6732}}
@end
@partial p6732
{{>p6733}}
@end
@partial p6733
{{>p6734}}
@end
@partial p6734
{{>p6735}}
@end
@partial p6735
{{>p6736}}
@end
@partial p6736
{{>p6737}}
@end
@partial p6737
{{>p6738}}
@end
@partial p6738
{{>p6739}}
@end
@partial p6739
{{>p6740}}
@end
@partial p6740
{{>p6741}}
@end
@partial p6741
{{>p6742}}
@end
@partial p6742
{{>p6743}}
@end
@partial p6743
{{>p6744}}
@end
@partial p6744
{{>p6745}}
@end
@partial p6745
{{>p6746}}
@end
@partial p6746
{{>p6747}}
@end
@partial p6747
{{>p6748}}
@end
@partial p6748
{{>p6749}}
@end
@partial p6749
{{>p6750}}
@end
@partial p6750
{{>p6751}}
@end
@partial p6751
{{>p6752}}
@end
@partial p6752
{{>p6753}}
@end
@partial p6753
{{>p6754}}
@end
@partial p6754
{{>p6755}}
@end
@partial p6755
{{>p6756}}
@end
@partial p6756
{{>p6757}}
@end
@partial p6757
{{>p6758}}
@end
@partial p6758
{{>p6759}}
@end
@partial p6759
{{>p6760}}
@end
@partial p6760
{{>p6761}}
@end
@partial p6761
{{>p6762}}
@end
@partial p6762
{{>p6763}}
@end
@partial p6763
{{>p6764}}
@end
@partial p6764
{{>p6765}}
@end
@partial p6765
{{>p6766}}
@end
@partial p6766
{{>p6767}}
@end
@partial p6767
{{>p6768}}
@end
@partial p6768
{{>p6769}}
@end
@partial p6769
{{>p6770}}
@end
@partial p6770
{{>p6771}}
@end
@partial p6771
{{>p6772}}
@end
@partial p6772
{{>p6773}}
@end
@partial p6773
{{>p6774}}
@end
@partial p6774
{{>p6775}}
@end
@partial p6775
{{>p6776}}
@end
@partial p6776
{{>p6777}}
@end
@partial p6777
{{>p6778}}
@end
@partial p6778
{{>p6779}}
@end
@partial p6779
{{>p6780}}
@end
@partial p6780
{{>p6781}}
@end
@partial p6781
{{>p6782}}
@end
@partial p6782
{{>p6783}}
@end
@partial p6783
{{>p6784}}
@end
@partial p6784
{{>p6785}}
@end
@partial p6785
{{>p6786}}
@end
@partial p6786
{{>p6787}}
@end
@partial p6787
{{>p6788}}
@end
@partial p6788
{{>p6789}}
@end
@partial p6789
{{>p6790}}
@end
@partial p6790
{{>p6791}}
@end
@partial p6791
{{>p6792}}
@end
@partial p6792
{{>p6793}}
@end
@partial p6793
{{>p6794}}
@end
@partial p6794
{{>p6795}}
@end
@partial p6795
{{>p6796}}
@end
@partial p6796
{{>p6797}}
@end
@partial p6797
{{>p6798}}
@end
@partial p6798
{{>p6799}}
@end
@partial p6799
{{>p6800}}
@end
@partial p6800
{{>p6801}}
@end
@partial p6801
{{>p6802}}
@end
@partial p6802
{{>p6803}}
@end
@partial p6803
{{>p6804}}
@end
@partial p6804
{{>p6805}}
@end
@partial p6805
{{>p6806}}
@end
@partial p6806
{{>p6807}}
@end
@partial p6807
{{>p6808}}
@end
@partial p6808
{{>p6809}}
@end
@partial p6809
{{>p6810}}
@end
@partial p6810
{{>p6811}}
@end
@partial p6811
{{>p6812}}
@end
@partial p6812
{{>p6813}}
@end
@partial p6813
{{>p6814}}
@end
@partial p6814
{{>p6815}}
@end
@partial p6815
{{>p6816}}
@end
@partial p6816
{{>p6817}}
@end
@partial p6817
{{>p6818}}
@end
@partial p6818
{{>p6819}}
@end
@partial p6819
{{>p6820}}
@end
@partial p6820
{{>p6821}}
@end
@partial p6821
{{>p6822}}
@end
@partial p6822
{{>p6823}}
@end
@partial p6823
{{>p6824}}
@end
@partial p6824
{{>p6825}}
@end
@partial p6825
{{>p6826}}
@end
@partial p6826
{{>p6827}}
@end
@partial p6827
{{>p6828}}
@end
@partial p6828
{{>p6829}}
@end
@partial p6829
{{>p6830}}
@end
@partial p6830
{{>p6831}}
@end
@partial p6831
{{>p6832}}
@end
@partial p6832
{{>p6833}}
@end
@partial p6833
{{>p6834}}
@end
@partial p6834
{{>p6835}}
@end
@partial p6835
{{>p6836}}
@end
@partial p6836
{{>p6837}}
@end
@partial p6837
{{>p6838}}
@end
@partial p6838
{{>p6839}}
@end
@partial p6839
{{>p6840}}
@end
@partial p6840
{{>p6841}}
@end
@partial p6841
{{>p6842}}
@end
@partial p6842
{{>p6843}}
@end
@partial p6843
{{>p6844}}
@end
@partial p6844
{{>p6845}}
@end
@partial p6845
{{>p6846}}
@end
@partial p6846
{{>p6847}}
@end
@partial p6847
{{>p6848}}
@end
@partial p6848
{{>p6849}}
@end
@partial p6849
{{>p6850}}
@end
@partial p6850
{{>p6851}}
@end
@partial p6851
{{>p6852}}
@end
@partial p6852
{{>p6853}}
@end
@partial p6853
{{>p6854}}
@end
@partial p6854
{{>p6855}}
@end
@partial p6855
{{>p6856}}
@end
@partial p6856
{{>p6857}}
@end
@partial p6857
{{>p6858}}
@end
@partial p6858
{{>p6859}}
@end
@partial p6859
{{>p6860}}
@end
@partial p6860
{{>p6861}}
@end
@partial p6861
{{>p6862}}
@end
@partial p6862
{{>p6863}}
@end
@partial p6863
{{>p6864}}
@end
@partial p6864
{{>p6865}}
@end
@partial p6865
{{>p6866}}
@end
@partial p6866
{{>p6867}}
@end
@partial p6867
{{>p6868}}
@end
@partial p6868
{{>p6869}}
@end
@partial p6869
{{>p6870}}
@end
@partial p6870
{{>p6871}}
@end
@partial p6871
{{>p6872}}
@end
@partial p6872
{{>p6873}}
@end
@partial p6873
{{>p6874}}
@end
@partial p6874
{{>p6875}}
@end
@partial p6875
{{>p6876}}
@end
@partial p6876
{{>p6877}}
@end
@partial p6877
{{>p6878}}
@end
@partial p6878
{{>p6879}}
@end
@partial p6879
{{>p6880}}
@end
@partial p6880
{{>p6881}}
@end
@partial p6881
{{>p6882}}
@end
@partial p6882
{{>p6883}}
@end
@partial p6883
{{>p6884}}
@end
@partial p6884
{{>p6885}}
@end
@partial p6885
{{>p6886}}
@end
@partial p6886
{{>p6887}}
@end
@partial p6887
{{>p6888}}
@end
@partial p6888
{{>p6889}}
@end
@partial p6889
{{>p6890}}
@end
@partial p6890
{{>p6891}}
@end
@partial p6891
{{>p6892}}
@end
@partial p6892
{{>p6893}}
@end
@partial p6893
{{>p6894}}
@end
@partial p6894
{{>p6895}}
@end
@partial p6895
{{>p6896}}
@end
@partial p6896
{{>p6897}}
@end
@partial p6897
{{>p6898}}
@end
@partial p6898
{{>p6899}}
@end
@partial p6899
{{>p6900}}
@end
@partial p6900
{{>p6901}}
@end
@partial p6901
{{>p6902}}
@end
@partial p6902
{{>p6903}}
@end
@partial p6903
{{>p6904}}
@end
@partial p6904
{{>p6905}}
@end
@partial p6905
{{>p6906}}
@end
@partial p6906
{{>p6907}}
@end
@partial p6907
{{>p6908}}
@end
@partial p6908
{{>p6909}}
@end
@partial p6909
{{>p6910}}
@end
@partial p6910
{{>p6911}}
@end
@partial p6911
{{>p6912}}
@end
@partial p6912
{{>p6913}}
@end
@partial p6913
{{>p6914}}
@end
@partial p6914
{{>p6915}}
@end
@partial p6915
{{>p6916}}
@end
@partial p6916
{{>p6917}}
@end
@partial p6917
{{>p6918}}
@end
@partial p6918
{{>p6919}}
@end
@partial p6919
{{>p6920}}
@end
@partial p6920
{{>p6921}}
@end
@partial p6921
{{>p6922}}
@end
@partial p6922
{{>p6923}}
@end
@partial p6923
{{>p6924}}
@end
@partial p6924
{{>p6925}}
@end
@partial p6925
{{>p6926}}
@end
@partial p6926
{{>p6927}}
@end
@partial p6927
{{>p6928}}
@end
@partial p6928
{{>p6929}}
@end
@partial p6929
{{>p6930}}
@end
@partial p6930
{{>p6931}}
@end
@partial p6931
{{>p6932}}
@end
@partial p6932
{{>p6933}}
@end
@partial p6933
{{>p6934}}
@end
@partial p6934
{{>p6935}}
@end
@partial p6935
{{>p6936}}
@end
@partial p6936
{{>p6937}}
@end
@partial p6937
{{>p6938}}
@end
@partial p6938
{{>p6939}}
@end
@partial p6939
{{>p6940}}
@end
@partial p6940
{{>p6941}}
@end
@partial p6941
{{>p6942}}
@end
@partial p6942
{{>p6943}}
@end
@partial p6943
{{>p6944}}
@end
@partial p6944
{{>p6945}}
@end
@partial p6945
{{>p6946}}
@end
@partial p6946
{{>p6947}}
@end
@partial p6947
{{>p6948}}
@end
@partial p6948
{{>p6949}}
@end
@partial p6949
{{>p6950}}
@end
@partial p6950
{{>p6951}}
@end
@partial p6951
{{>p6952}}
@end
@partial p6952
{{>p6953}}
@end
@partial p6953
{{>p6954}}
@end
@partial p6954
{{>p6955}}
@end
@partial p6955
{{>p6956}}
@end
@partial p6956
{{>p6957}}
@end
@partial p6957
{{>p6958}}
@end
@partial p6958
{{>p6959}}
@end
@partial p6959
{{>p6960}}
@end
@partial p6960
{{>p6961}}
@end
@partial p6961
{{>p6962}}
@end
@partial p6962
{{>p6963}}
@end
@partial p6963
{{>p6964}}
@end
@partial p6964
{{>p6965}}
@end
@partial p6965
{{>p6966}}
@end
@partial p6966
{{>p6967}}
@end
@partial p6967
{{>p6968}}
@end
@partial p6968
{{>p6969}}
@end
@partial p6969
{{>p6970}}
@end
@partial p6970
{{>p6971}}
@end
@partial p6971
{{>p6972}}
@end
@partial p6972
{{>p6973}}
@end
@partial p6973
{{>p6974}}
@end
@partial p6974
{{>p6975}}
@end
@partial p6975
{{>p6976}}
@end
@partial p6976
{{>p6977}}
@end
@partial p6977
{{>p6978}}
@end
@partial p6978
{{>p6979}}
@end
@partial p6979
{{>p6980}}
@end
@partial p6980
{{>p6981}}
@end
@partial p6981
{{>p6982}}
@end
@partial p6982
{{>p6983}}
@end
@partial p6983
{{>p6984}}
@end
@partial p6984
{{>p6985}}
@end
@partial p6985
{{>p6986}}
@end
@partial p6986
{{>p6987}}
@end
@partial p6987
{{>p6988}}
@end
@partial p6988
{{>p6989}}
@end
@partial p6989
{{>p6990}}
@end
@partial p6990
{{>p6991}}
@end
@partial p6991
{{>p6992}}
@end
@partial p6992
{{>p6993}}
@end
@partial p6993
{{>p6994}}
@end
@partial p6994
{{>p6995}}
@end
@partial p6995
{{>p6996}}
@end
@partial p6996
{{>p6997}}
@end
@partial p6997
{{>p6998}}
@end
@partial p6998
{{>p6999}}
@end
@partial p6999
{{>p7000}}
@end
@partial p7000
{{>p7001}}
@end
@partial p7001
{{>p7002}}
@end
@partial p7002
{{>p7003}}
@end
@partial p7003
{{>p7004}}
@end
@partial p7004
{{>p7005}}
@end
@partial p7005
{{>p7006}}
@end
@partial p7006
{{>p7007}}
@end
@partial p7007
{{>p7008}}
@end
@partial p7008
{{>p7009}}
@end
@partial p7009
{{>p7010}}
@end
@partial p7010
{{>p7011}}
@end
@partial p7011
{{>p7012}}
@end
@partial p7012
{{>p7013}}
@end
@partial p7013
{{>p7014}}
@end
@partial p7014
{{>p7015}}
@end
@partial p7015
{{>p7016}}
@end
@partial p7016
{{>p7017}}
@end
@partial p7017
{{>p7018}}
@end
@partial p7018
{{>p7019}}
@end
@partial p7019
{{>p7020}}
@end
@partial p7020
{{>p7021}}
@end
@partial p7021
{{>p7022}}
@end
@partial p7022
{{>p7023}}
@end
@partial p7023
{{>p7024}}
@end
@partial p7024
{{>p7025}}
@end
@partial p7025
{{>p7026}}
@end
@partial p7026
{{>p7027}}
@end
@partial p7027
{{>p7028}}
@end
@partial p7028
{{>p7029}}
@end
@partial p7029
{{>p7030}}
@end
@partial p7030
{{>p7031}}
@end
@partial p7031
{{>p7032}}
@end
@partial p7032
{{>p7033}}
@end
@partial p7033
{{>p7034}}
@end
@partial p7034
{{>p7035}}
@end
@partial p7035
{{>p7036}}
@end
@partial p7036
{{>p7037}}
@end
@partial p7037
{{>p7038}}
@end
@partial p7038
{{>p7039}}
@end
@partial p7039
{{>p7040}}
@end
@partial p7040
{{>p7041}}
@end
@partial p7041
{{>p7042}}
@end
@partial p7042
{{>p7043}}
@end
@partial p7043
{{>p7044}}
@end
@partial p7044
{{>p7045}}
@end
@partial p7045
{{>p7046}}
@end
@partial p7046
{{>p7047}}
@end
@partial p7047
{{>p7048}}
@end
@partial p7048
{{>p7049}}
@end
@partial p7049
{{>p7050}}
@end
@partial p7050
{{>p7051}}
@end
@partial p7051
{{>p7052}}
@end
@partial p7052
{{>p7053}}
@end
@partial p7053
{{>p7054}}
@end
@partial p7054
{{>p7055}}
@end
@partial p7055
{{>p7056}}
@end
@partial p7056
{{>p7057}}
@end
@partial p7057
{{>p7058}}
@end
@partial p7058
{{>p7059}}
@end
@partial p7059
{{>p7060}}
@end
@partial p7060
{{>p7061}}
@end
@partial p7061
{{>p7062}}
@end
@partial p7062
{{>p7063}}
@end
@partial p7063
{{>p7064}}
@end
@partial p7064
{{>p7065}}
@end
@partial p7065
{{>p7066}}
@end
@partial p7066
{{>p7067}}
@end
@partial p7067
{{>p7068}}
@end
@partial p7068
{{>p7069}}
@end
@partial p7069
{{>p7070}}
@end
@partial p7070
{{>p7071}}
@end
@partial p7071
{{>p7072}}
@end
@partial p7072
{{>p7073}}
@end
@partial p7073
{{>p7074}}
@end
@partial p7074
{{>p7075}}
@end
@partial p7075
{{>p7076}}
@end
@partial p7076
{{>p7077}}
@end
@partial p7077
{{>p7078}}
@end
@partial p7078
{{>p7079}}
@end
@partial p7079
{{>p7080}}
@end
@partial p7080
{{>p7081}}
@end
@partial p7081
{{>p7082}}
@end
@partial p7082
{{>p7083}}
@end
@partial p7083
{{>p7084}}
@end
@partial p7084
{{>p7085}}
@end
@partial p7085
{{>p7086}}
@end
@partial p7086
{{>p7087}}
@end
@partial p7087
{{>p7088}}
@end
@partial p7088
{{>p7089}}
@end
@partial p7089
{{>p7090}}
@end
@partial p7090
{{>p7091}}
@end
@partial p7091
{{>p7092}}
@end
@partial p7092
{{>p7093}}
@end
@partial p7093
{{>p7094}}
@end
@partial p7094
{{>p7095}}
@end
@partial p7095
{{>p7096}}
@end
@partial p7096
{{>p7097}}
@end
@partial p7097
{{>p7098}}
@end
@partial p7098
{{>p7099}}
@end
@partial p7099
{{>p7100}}
@end
@partial p7100
{{>p7101}}
@end
@partial p7101
{{>p7102}}
@end
@partial p7102
{{>p7103}}
@end
@partial p7103
{{>p7104}}
@end
@partial p7104
{{>p7105}}
@end
@partial p7105
{{>p7106}}
@end
@partial p7106
{{>p7107}}
@end
@partial p7107
{{>p7108}}
@end
@partial p7108
{{>p7109}}
@end
@partial p7109
{{>p7110}}
@end
@partial p7110
{{>p7111}}
@end
@partial p7111
{{>p7112}}
@end
@partial p7112
{{>p7113}}
@end
@partial p7113
{{>p7114}}
@end
@partial p7114
{{>p7115}}
@end
@partial p7115
{{>p7116}}
@end
@partial p7116
{{>p7117}}
@end
@partial p7117
{{>p7118}}
@end
@partial p7118
{{>p7119}}
@end
@partial p7119
{{>p7120}}
@end
@partial p7120
{{>p7121}}
@end
@partial p7121
{{>p7122}}
@end
@partial p7122
{{>p7123}}
@end
@partial p7123
{{>p7124}}
@end
@partial p7124
{{>p7125}}
@end
@partial p7125
{{>p7126}}
@end
@partial p7126
{{>p7127}}
@end
@partial p7127
{{>p7128}}
@end
@partial p7128
{{>p7129}}
@end
@partial p7129
{{>p7130}}
@end
@partial p7130
{{>p7131}}
@end
@partial p7131
{{>p7132}}
@end
@partial p7132
{{>p7133}}
@end
@partial p7133
{{>p7134}}
@end
@partial p7134
{{>p7135}}
@end
@partial p7135
{{>p7136}}
@end
@partial p7136
{{>p7137}}
@end
@partial p7137
{{>p7138}}
@end
@partial p7138
{{>p7139}}
@end
@partial p7139
{{>p7140}}
@end
@partial p7140
{{>p7141}}
@end
@partial p7141
{{>p7142}}
@end
@partial p7142
{{>p7143}}
@end
@partial p7143
{{>p7144}}
@end
@partial p7144
{{>p7145}}
@end
@partial p7145
{{>p7146}}
@end
@partial p7146
{{>p7147}}
@end
@partial p7147
{{>p7148}}
@end
@partial p7148
{{>p7149}}
@end
@partial p7149
{{>p7150}}
@end
@partial p7150
{{>p7151}}
@end
@partial p7151
{{>p7152}}
@end
@partial p7152
{{>p7153}}
@end
@partial p7153
{{>p7154}}
@end
@partial p7154
{{>p7155}}
@end
@partial p7155
{{>p7156}}
@end
@partial p7156
{{>p7157}}
@end
@partial p7157
{{>p7158}}
@end
@partial p7158
{{>p7159}}
@end
@partial p7159
{{>p7160}}
@end
@partial p7160
{{>p7161}}
@end
@partial p7161
{{>p7162}}
@end
@partial p7162
{{>p7163}}
@end
@partial p7163
{{>p7164}}
@end
@partial p7164
{{>p7165}}
@end
@partial p7165
{{>p7166}}
@end
@partial p7166
{{>p7167}}
@end
@partial p7167
{{>p7168}}
@end
@partial p7168
{{>p7169}}
@end
@partial p7169
{{>p7170}}
@end
@partial p7170
{{>p7171}}
@end
@partial p7171
{{>p7172}}
@end
@partial p7172
{{>p7173}}
@end
@partial p7173
{{>p7174}}
@end
@partial p7174
{{>p7175}}
@end
@partial p7175
{{>p7176}}
@end
@partial p7176
{{>p7177}}
@end
@partial p7177
{{>p7178}}
@end
@partial p7178
{{>p7179}}
@end
@partial p7179
{{>p7180}}
@end
@partial p7180
{{>p7181}}
@end
@partial p7181
{{>p7182}}
@end
@partial p7182
{{>p7183}}
@end
@partial p7183
{{>p7184}}
@end
@partial p7184
{{>p7185}}
@end
@partial p7185
{{>p7186}}
@end
@partial p7186
{{>p7187}}
@end
@partial p7187
{{>p7188}}
@end
@partial p7188
{{>p7189}}
@end
@partial p7189
{{>p7190}}
@end
@partial p7190
{{>p7191}}
@end
@partial p7191
{{>p7192}}
@end
@partial p7192
{{>p7193}}
@end
@partial p7193
{{>p7194}}
@end
@partial p7194
{{>p7195}}
@end
@partial p7195
{{>p7196}}
@end
@partial p7196
{{>p7197}}
@end
@partial p7197
{{>p7198}}
@end
@partial p7198
{{>p7199}}
@end
@partial p7199
{{>p7200}}
@end
@partial p7200
{{>p7201}}
@end
@partial p7201
{{>p7202}}
@end
@partial p7202
{{>p7203}}
@end
@partial p7203
{{>p7204}}
@end
@partial p7204
{{>p7205}}
@end
@partial p7205
{{>p7206}}
@end
@partial p7206
{{>p7207}}
@end
@partial p7207
{{>p7208}}
@end
@partial p7208
{{>p7209}}
@end
@partial p7209
{{>p7210}}
@end
@partial p7210
{{>p7211}}
@end
@partial p7211
{{>p7212}}
@end
@partial p7212
{{>p7213}}
@end
@partial p7213
{{>p7214}}
@end
@partial p7214
{{>p7215}}
@end
@partial p7215
{{>p7216}}
@end
@partial p7216
{{>p7217}}
@end
@partial p7217
{{>p7218}}
@end
@partial p7218
{{>p7219}}
@end
@partial p7219
{{>p7220}}
@end
@partial p7220
{{>p7221}}
@end
@partial p7221
{{>p7222}}
@end
@partial p7222
{{>p7223}}
@end
@partial p7223
{{>p7224}}
@end
@partial p7224
{{>p7225}}
@end
@partial p7225
{{>p7226}}
@end
@partial p7226
{{>p7227}}
@end
@partial p7227
{{>p7228}}
@end
@partial p7228
{{>p7229}}
@end
@partial p7229
{{>p7230}}
@end
@partial p7230
{{>p7231}}
@end
@partial p7231
{{>p7232}}
@end
@partial p7232
{{>p7233}}
@end
@partial p7233
{{>p7234}}
@end
@partial p7234
{{>p7235}}
@end
@partial p7235
{{>p7236}}
@end
@partial p7236
{{>p7237}}
@end
@partial p7237
{{>p7238}}
@end
@partial p7238
{{>p7239}}
@end
@partial p7239
{{>p7240}}
@end
@partial p7240
{{>p7241}}
@end
@partial p7241
{{>p7242}}
@end
@partial p7242
{{>p7243}}
@end
@partial p7243
{{>p7244}}
@end
@partial p7244
{{>p7245}}
@end
@partial p7245
{{>p7246}}
@end
@partial p7246
{{>p7247}}
@end
@partial p7247
{{>p7248}}
@end
@partial p7248
{{>p7249}}
@end
@partial p7249
{{>p7250}}
@end
@partial p7250
{{>p7251}}
@end
@partial p7251
{{>p7252}}
@end
@partial p7252
{{>p7253}}
@end
@partial p7253
{{>p7254}}
@end
@partial p7254
{{>p7255}}
@end
@partial p7255
{{>p7256}}
@end
@partial p7256
{{>p7257}}
@end
@partial p7257
{{>p7258}}
@end
@partial p7258
{{>p7259}}
@end
@partial p7259
{{>p7260}}
@end
@partial p7260
{{>p7261}}
@end
@partial p7261
{{>p7262}}
@end
@partial p7262
{{>p7263}}
@end
@partial p7263
{{>p7264}}
@end
@partial p7264
{{>p7265}}
@end
@partial p7265
{{>p7266}}
@end
@partial p7266
{{>p7267}}
@end
@partial p7267
{{>p7268}}
@end
@partial p7268
{{>p7269}}
@end
@partial p7269
{{>p7270}}
@end
@partial p7270
{{>p7271}}
@end
@partial p7271
{{>p7272}}
@end
@partial p7272
{{>p7273}}
@end
@partial p7273
{{>p7274}}
@end
@partial p7274
{{>p7275}}
@end
@partial p7275
{{>p7276}}
@end
@partial p7276
{{>p7277}}
@end
@partial p7277
{{>p7278}}
@end
@partial p7278
{{>p7279}}
@end
@partial p7279
{{>p7280}}
@end
@partial p7280
{{>p7281}}
@end
@partial p7281
{{>p7282}}
@end
@partial p7282
{{>p7283}}
@end
@partial p7283
{{>p7284}}
@end
@partial p7284
{{>p7285}}
@end
@partial p7285
{{>p7286}}
@end
@partial p7286
{{>p7287}}
@end
@partial p7287
{{>p7288}}
@end
@partial p7288
{{>p7289}}
@end
@partial p7289
{{>p7290}}
@end
@partial p7290
{{>p7291}}
@end
@partial p7291
{{>p7292}}
@end
@partial p7292
{{>p7293}}
@end
@partial p7293
{{>p7294}}
@end
@partial p7294
{{>p7295}}
@end
@partial p7295
{{>p7296}}
@end
@partial p7296
{{>p7297}}
@end
@partial p7297
{{>p7298}}
@end
@partial p7298
{{>p7299}}
@end
@partial p7299
{{>p7300}}
@end
@partial p7300
{{>p7301}}
@end
@partial p7301
{{>p7302}}
@end
@partial p7302
{{>p7303}}
@end
@partial p7303
{{>p7304}}
@end
@partial p7304
{{>p7305}}
@end
@partial p7305
{{>p7306}}
@end
@partial p7306
{{>p7307}}
@end
@partial p7307
{{>p7308}}
@end
@partial p7308
{{>p7309}}
@end
@partial p7309
{{>p7310}}
@end
@partial p7310
{{>p7311}}
@end
@partial p7311
{{>p7312}}
@end
@partial p7312
{{>p7313}}
@end
@partial p7313
{{>p7314}}
@end
@partial p7314
{{>p7315}}
@end
@partial p7315
{{>p7316}}
@end
@partial p7316
{{>p7317}}
@end
@partial p7317
{{>p7318}}
@end
@partial p7318
{{>p7319}}
@end
@partial p7319
{{>p7320}}
@end
@partial p7320
{{>p7321}}
@end
@partial p7321
{{>p7322}}
@end
@partial p7322
{{>p7323}}
@end
@partial p7323
{{>p7324}}
@end
@partial p7324
{{>p7325}}
@end
@partial p7325
{{>p7326}}
@end
@partial p7326
{{>p7327}}
@end
@partial p7327
{{>p7328}}
@end
@partial p7328
{{>p7329}}
@end
@partial p7329
{{>p7330}}
@end
@partial p7330
{{>p7331}}
@end
@partial p7331
{{>p7332}}
@end
@partial p7332
{{>p7333}}
@end
@partial p7333
{{>p7334}}
@end
@partial p7334
{{>p7335}}
@end
@partial p7335
{{>p7336}}
@end
@partial p7336
{{>p7337}}
@end
@partial p7337
{{>p7338}}
@end
@partial p7338
{{>p7339}}
@end
@partial p7339
{{>p7340}}
@end
@partial p7340
{{>p7341}}
@end
@partial p7341
{{>p7342}}
@end
@partial p7342
{{>p7343}}
@end
@partial p7343
{{>p7344}}
@end
@partial p7344
{{>p7345}}
@end
@partial p7345
{{>p7346}}
@end
@partial p7346
{{>p7347}}
@end
@partial p7347
{{>p7348}}
@end
@partial p7348
{{>p7349}}
@end
@partial p7349
{{>p7350}}
@end
@partial p7350
{{>p7351}}
@end
@partial p7351
{{>p7352}}
@end
@partial p7352
{{>p7353}}
@end
@partial p7353
{{>p7354}}
@end
@partial p7354
{{>p7355}}
@end
@partial p7355
{{>p7356}}
@end
@partial p7356
{{>p7357}}
@end
@partial p7357
{{>p7358}}
@end
@partial p7358
{{>p7359}}
@end
@partial p7359
{{>p7360}}
@end
@partial p7360
{{>p7361}}
@end
@partial p7361
{{>p7362}}
@end
@partial p7362
{{>p7363}}
@end
@partial p7363
{{>p7364}}
@end
@partial p7364
{{>p7365}}
@end
@partial p7365
{{>p7366}}
@end
@partial p7366
{{>p7367}}
@end
@partial p7367
{{>p7368}}
@end
@partial p7368
{{>p7369}}
@end
@partial p7369
{{>p7370}}
@end
@partial p7370
{{>p7371}}
@end
@partial p7371
{{>p7372}}
@end
@partial p7372
{{>p7373}}
@end
@partial p7373
{{>p7374}}
@end
@partial p7374
{{>p7375}}
@end
@partial p7375
{{>p7376}}
@end
@partial p7376
{{>p7377}}
@end
@partial p7377
{{>p7378}}
@end
@partial p7378
{{>p7379}}
@end
@partial p7379
{{>p7380}}
@end
@partial p7380
{{>p7381}}
@end
@partial p7381
{{>p7382}}
@end
@partial p7382
{{>p7383}}
@end
@partial p7383
{{>p7384}}
@end
@partial p7384
{{>p7385}}
@end
@partial p7385
{{>p7386}}
@end
@partial p7386
{{>p7387}}
@end
@partial p7387
{{>p7388}}
@end
@partial p7388
{{>p7389}}
@end
@partial p7389
{{>p7390}}
@end
@partial p7390
{{>p7391}}
@end
@partial p7391
{{>p7392}}
@end
@partial p7392
{{>p7393}}
@end
@partial p7393
{{>p7394}}
@end
@partial p7394
{{>p7395}}
@end
@partial p7395
{{>p7396}}
@end
@partial p7396
{{>p7397}}
@end
@partial p7397
{{>p7398}}
@end
@partial p7398
{{>p7399}}
@end
@partial p7399
{{>p7400}}
@end
@partial p7400
{{>p7401}}
@end
@partial p7401
{{>p7402}}
@end
@partial p7402
{{>p7403}}
@end
@partial p7403
{{>p7404}}
@end
@partial p7404
{{>p7405}}
@end
@partial p7405
{{>p7406}}
@end
@partial p7406
{{>p7407}}
@end
@partial p7407
{{>p7408}}
@end
@partial p7408
{{>p7409}}
@end
@partial p7409
{{>p7410}}
@end
@partial p7410
{{>p7411}}
@end
@partial p7411
{{>p7412}}
@end
@partial p7412
{{>p7413}}
@end
@partial p7413
{{>p7414}}
@end
@partial p7414
{{>p7415}}
@end
@partial p7415
{{>p7416}}
@end
@partial p7416
{{>p7417}}
@end
@partial p7417
{{>p7418}}
@end
@partial p7418
{{>p7419}}
@end
@partial p7419
{{>p7420}}
@end
@partial p7420
{{>p7421}}
@end
@partial p7421
{{>p7422}}
@end
@partial p7422
{{>p7423}}
@end
@partial p7423
{{>p7424}}
@end
@partial p7424
{{>p7425}}
@end
@partial p7425
{{>p7426}}
@end
@partial p7426
{{>p7427}}
@end
@partial p7427
{{>p7428}}
@end
@partial p7428
{{>p7429}}
@end
@partial p7429
{{>p7430}}
@end
@partial p7430
{{>p7431}}
@end
@partial p7431
{{>p7432}}
@end
@partial p7432
{{>p7433}}
@end
@partial p7433
{{>p7434}}
@end
@partial p7434
{{>p7435}}
@end
@partial p7435
{{>p7436}}
@end
@partial p7436
{{>p7437}}
@end
@partial p7437
{{>p7438}}
@end
@partial p7438
{{>p7439}}
@end
@partial p7439
{{>p7440}}
@end
@partial p7440
{{>p7441}}
@end
@partial p7441
{{>p7442}}
@end
@partial p7442
{{>p7443}}
@end
@partial p7443
{{>p7444}}
@end
@partial p7444
{{>p7445}}
@end
@partial p7445
{{>p7446}}
@end
@partial p7446
{{>p7447}}
@end
@partial p7447
{{>p7448}}
@end
@partial p7448
{{>p7449}}
@end
@partial p7449
{{>p7450}}
@end
@partial p7450
{{>p7451}}
@end
@partial p7451
{{>p7452}}
@end
@partial p7452
{{>p7453}}
@end
@partial p7453
{{>p7454}}
@end
@partial p7454
{{>p7455}}
@end
@partial p7455
{{>p7456}}
@end
@partial p7456
{{>p7457}}
@end
@partial p7457
{{>p7458}}
@end
@partial p7458
{{>p7459}}
@end
@partial p7459
{{>p7460}}
@end
@partial p7460
{{>p7461}}
@end
@partial p7461
{{>p7462}}
@end
@partial p7462
{{>p7463}}
@end
@partial p7463
{{>p7464}}
@end
@partial p7464
{{>p7465}}
@end
@partial p7465
{{>p7466}}
@end
@partial p7466
{{>p7467}}
@end
@partial p7467
{{>p7468}}
@end
@partial p7468
{{>p7469}}
@end
@partial p7469
{{>p7470}}
@end
@partial p7470
{{>p7471}}
@end
@partial p7471
{{>p7472}}
@end
@partial p7472
{{>p7473}}
@end
@partial p7473
{{>p7474}}
@end
@partial p7474
{{>p7475}}
@end
@partial p7475
{{>p7476}}
@end
@partial p7476
{{>p7477}}
@end
@partial p7477
{{>p7478}}
@end
@partial p7478
{{>p7479}}
@end
@partial p7479
{{>p7480}}
@end
@partial p7480
{{>p7481}}
@end
@partial p7481
{{>p7482}}
@end
@partial p7482
{{>p7483}}
@end
@partial p7483
{{>p7484}}
@end
@partial p7484
{{>p7485}}
@end
@partial p7485
{{>p7486}}
@end
@partial p7486
{{>p7487}}
@end
@partial p7487
{{>p7488}}
@end
@partial p7488
{{>p7489}}
@end
@partial p7489
{{>p7490}}
@end
@partial p7490
{{>p7491}}
@end
@partial p7491
{{>p7492}}
@end
@partial p7492
{{>p7493}}
@end
@partial p7493
{{>p7494}}
@end
@partial p7494
{{>p7495}}
@end
@partial p7495
{{>p7496}}
@end
@partial p7496
{{>p7497}}
@end
@partial p7497
{{>p7498}}
@end
@partial p7498
{{>p7499}}
@end
@partial p7499
{{>p7500}}
@end
@partial p7500
{{>p7501}}
@end
@partial p7501
{{>p7502}}
@end
@partial p7502
{{>p7503}}
@end
@partial p7503
{{>p7504}}
@end
@partial p7504
{{>p7505}}
@end
@partial p7505
{{>p7506}}
@end
@partial p7506
{{>p7507}}
@end
@partial p7507
{{>p7508}}
@end
@partial p7508
{{>p7509}}
@end
@partial p7509
{{>p7510}}
@end
@partial p7510
{{>p7511}}
@end
@partial p7511
{{>p7512}}
@end
@partial p7512
{{>p7513}}
@end
@partial p7513
{{>p7514}}
@end
@partial p7514
{{>p7515}}
@end
@partial p7515
{{>p7516}}
@end
@partial p7516
{{>p7517}}
@end
@partial p7517
{{>p7518}}
@end
@partial p7518
{{>p7519}}
@end
@partial p7519
{{>p7520}}
@end
@partial p7520
{{>p7521}}
@end
@partial p7521
{{>p7522}}
@end
@partial p7522
{{>p7523}}
@end
@partial p7523
{{>p7524}}
@end
@partial p7524
{{>p7525}}
@end
@partial p7525
{{>p7526}}
@end
@partial p7526
{{>p7527}}
@end
@partial p7527
{{>p7528}}
@end
@partial p7528
{{>p7529}}
@end
@partial p7529
{{>p7530}}
@end
@partial p7530
{{>p7531}}
@end
@partial p7531
{{>p7532}}
@end
@partial p7532
{{>p7533}}
@end
@partial p7533
{{>p7534}}
@end
@partial p7534
{{>p7535}}
@end
@partial p7535
{{>p7536}}
@end
@partial p7536
{{>p7537}}
@end
@partial p7537
{{>p7538}}
@end
@partial p7538
{{>p7539}}
@end
@partial p7539
{{>p7540}}
@end
@partial p7540
{{>p7541}}
@end
@partial p7541
{{>p7542}}
@end
@partial p7542
{{>p7543}}
@end
@partial p7543
{{>p7544}}
@end
@partial p7544
{{>p7545}}
@end
@partial p7545
{{>p7546}}
@end
@partial p7546
{{>p7547}}
@end
@partial p7547
{{>p7548}}
@end
@partial p7548
{{>p7549}}
@end
@partial p7549
{{>p7550}}
@end
@partial p7550
{{>p7551}}
@end
@partial p7551
{{>p7552}}
@end
@partial p7552
{{>p7553}}
@end
@partial p7553
{{>p7554}}
@end
@partial p7554
{{>p7555}}
@end
@partial p7555
{{>p7556}}
@end
@partial p7556
{{>p7557}}
@end
@partial p7557
{{>p7558}}
@end
@partial p7558
{{>p7559}}
@end
@partial p7559
{{>p7560}}
@end
@partial p7560
{{>p7561}}
@end
@partial p7561
{{>p7562}}
@end
@partial p7562
{{>p7563}}
@end
@partial p7563
{{>p7564}}
@end
@partial p7564
{{>p7565}}
@end
@partial p7565
{{>p7566}}
@end
@partial p7566
{{>p7567}}
@end
@partial p7567
{{>p7568}}
@end
@partial p7568
{{>p7569}}
@end
@partial p7569
{{>p7570}}
@end
@partial p7570
{{>p7571}}
@end
@partial p7571
{{>p7572}}
@end
@partial p7572
{{>p7573}}
@end
@partial p7573
{{>p7574}}
@end
@partial p7574
{{>p7575}}
@end
@partial p7575
{{>p7576}}
@end
@partial p7576
{{>p7577}}
@end
@partial p7577
{{>p7578}}
@end
@partial p7578
{{>p7579}}
@end
@partial p7579
{{>p7580}}
@end
@partial p7580
{{>p7581}}
@end
@partial p7581
{{>p7582}}
@end
@partial p7582
{{>p7583}}
@end
@partial p7583
{{>p7584}}
@end
@partial p7584
{{>p7585}}
@end
@partial p7585
{{>p7586}}
@end
@partial p7586
{{>p7587}}
@end
@partial p7587
{{>p7588}}
@end
@partial p7588
{{>p7589}}
@end
@partial p7589
{{>p7590}}
@end
@partial p7590
{{>p7591}}
@end
@partial p7591
{{>p7592}}
@end
@partial p7592
{{>p7593}}
@end
@partial p7593
{{>p7594}}
@end
@partial p7594
{{>p7595}}
@end
@partial p7595
{{>p7596}}
@end
@partial p7596
{{>p7597}}
@end
@partial p7597
{{>p7598}}
@end
@partial p7598
{{>p7599}}
@end
@partial p7599
{{>p7600}}
@end
@partial p7600
{{>p7601}}
@end
@partial p7601
{{>p7602}}
@end
@partial p7602
{{>p7603}}
@end
@partial p7603
{{>p7604}}
@end
@partial p7604
{{>p7605}}
@end
@partial p7605
{{>p7606}}
@end
@partial p7606
{{>p7607}}
@end
@partial p7607
{{>p7608}}
@end
@partial p7608
{{>p7609}}
@end
@partial p7609
{{>p7610}}
@end
@partial p7610
{{>p7611}}
@end
@partial p7611
{{>p7612}}
@end
@partial p7612
{{>p7613}}
@end
@partial p7613
{{>p7614}}
@end
@partial p7614
{{>p7615}}
@end
@partial p7615
{{>p7616}}
@end
@partial p7616
{{>p7617}}
@end
@partial p7617
{{>p7618}}
@end
@partial p7618
{{>p7619}}
@end
@partial p7619
{{>p7620}}
@end
@partial p7620
{{>p7621}}
@end
@partial p7621
{{>p7622}}
@end
@partial p7622
{{>p7623}}
@end
@partial p7623
{{>p7624}}
@end
@partial p7624
{{>p7625}}
@end
@partial p7625
{{>p7626}}
@end
@partial p7626
{{>p7627}}
@end
@partial p7627
{{>p7628}}
@end
@partial p7628
{{>p7629}}
@end
@partial p7629
{{>p7630}}
@end
@partial p7630
{{>p7631}}
@end
@partial p7631
{{>p7632}}
@end
@partial p7632
{{>p7633}}
@end
@partial p7633
{{>p7634}}
@end
@partial p7634
{{>p7635}}
@end
@partial p7635
{{>p7636}}
@end
@partial p7636
{{>p7637}}
@end
@partial p7637
{{>p7638}}
@end
@partial p7638
{{>p7639}}
@end
@partial p7639
{{>p7640}}
@end
@partial p7640
{{>p7641}}
@end
@partial p7641
{{>p7642}}
@end
@partial p7642
{{>p7643}}
@end
@partial p7643
{{>p7644}}
@end
@partial p7644
{{>p7645}}
@end
@partial p7645
{{>p7646}}
@end
@partial p7646
{{>p7647}}
@end
@partial p7647
{{>p7648}}
@end
@partial p7648
{{>p7649}}
@end
@partial p7649
{{>p7650}}
@end
@partial p7650
{{>p7651}}
@end
@partial p7651
{{>p7652}}
@end
@partial p7652
{{>p7653}}
@end
@partial p7653
{{>p7654}}
@end
@partial p7654
{{>p7655}}
@end
@partial p7655
{{>p7656}}
@end
@partial p7656
{{>p7657}}
@end
@partial p7657
{{>p7658}}
@end
@partial p7658
{{>p7659}}
@end
@partial p7659
{{>p7660}}
@end
@partial p7660
{{>p7661}}
@end
@partial p7661
{{>p7662}}
@end
@partial p7662
{{>p7663}}
@end
@partial p7663
{{>p7664}}
@end
@partial p7664
{{>p7665}}
@end
@partial p7665
{{>p7666}}
@end
@partial p7666
{{>p7667}}
@end
@partial p7667
{{>p7668}}
@end
@partial p7668
{{>p7669}}
@end
@partial p7669
{{>p7670}}
@end
@partial p7670
{{>p7671}}
@end
@partial p7671
{{>p7672}}
@end
@partial p7672
{{>p7673}}
@end
@partial p7673
{{>p7674}}
@end
@partial p7674
{{>p7675}}
@end
@partial p7675
{{>p7676}}
@end
@partial p7676
{{>p7677}}
@end
@partial p7677
{{>p7678}}
@end
@partial p7678
{{>p7679}}
@end
@partial p7679
{{>p7680}}
@end
@partial p7680
{{>p7681}}
@end
@partial p7681
{{>p7682}}
@end
@partial p7682
{{>p7683}}
@end
@partial p7683
{{>p7684}}
@end
@partial p7684
{{>p7685}}
@end
@partial p7685
{{>p7686}}
@end
@partial p7686
{{>p7687}}
@end
@partial p7687
{{>p7688}}
@end
@partial p7688
{{>p7689}}
@end
@partial p7689
{{>p7690}}
@end
@partial p7690
{{>p7691}}
@end
@partial p7691
{{>p7692}}
@end
@partial p7692
{{>p7693}}
@end
@partial p7693
{{>p7694}}
@end
@partial p7694
{{>p7695}}
@end
@partial p7695
{{>p7696}}
@end
@partial p7696
{{>p7697}}
@end
@partial p7697
{{>p7698}}
@end
@partial p7698
{{>p7699}}
@end
@partial p7699
{{>p7700}}
@end
@partial p7700
{{>p7701}}
@end
@partial p7701
{{>p7702}}
@end
@partial p7702
{{>p7703}}
@end
@partial p7703
{{>p7704}}
@end
@partial p7704
{{>p7705}}
@end
@partial p7705
{{>p7706}}
@end
@partial p7706
{{>p7707}}
@end
@partial p7707
{{>p7708}}
@end
@partial p7708
{{>p7709}}
@end
@partial p7709
{{>p7710}}
@end
@partial p7710
{{>p7711}}
@end
@partial p7711
{{>p7712}}
@end
@partial p7712
{{>p7713}}
@end
@partial p7713
{{>p7714}}
@end
@partial p7714
{{>p7715}}
@end
@partial p7715
{{>p7716}}
@end
@partial p7716
{{>p7717}}
@end
@partial p7717
{{>p7718}}
@end
@partial p7718
{{>p7719}}
@end
@partial p7719
{{>p7720}}
@end
@partial p7720
{{>p7721}}
@end
@partial p7721
{{>p7722}}
@end
@partial p7722
{{>p7723}}
@end
@partial p7723
{{>p7724}}
@end
@partial p7724
{{>p7725}}
@end
@partial p7725
{{>p7726}}
@end
@partial p7726
{{>p7727}}
@end
@partial p7727
{{>p7728}}
@end
@partial p7728
{{>p7729}}
@end
@partial p7729
{{>p7730}}
@end
@partial p7730
{{>p7731}}
@end
@partial p7731
{{>p7732}}
@end
@partial p7732
{{>p7733}}
@end
@partial p7733
{{>p7734}}
@end
@partial p7734
{{>p7735}}
@end
@partial p7735
{{>p7736}}
@end
@partial p7736
{{>p7737}}
@end
@partial p7737
{{>p7738}}
@end
@partial p7738
{{>p7739}}
@end
@partial p7739
{{>p7740}}
@end
@partial p7740
{{>p7741}}
@end
@partial p7741
{{>p7742}}
@end
@partial p7742
{{>p7743}}
@end
@partial p7743
{{>p7744}}
@end
@partial p7744
{{>p7745}}
@end
@partial p7745
{{>p7746}}
@end
@partial p7746
{{>p7747}}
@end
@partial p7747
{{>p7748}}
@end
@partial p7748
{{>p7749}}
@end
@partial p7749
{{>p7750}}
@end
@partial p7750
{{>p7751}}
@end
@partial p7751
{{>p7752}}
@end
@partial p7752
{{>p7753}}
@end
@partial p7753
{{>p7754}}
@end
@partial p7754
{{>p7755}}
@end
@partial p7755
{{>p7756}}
@end
@partial p7756
{{>p7757}}
@end
@partial p7757
{{>p7758}}
@end
@partial p7758
{{>p7759}}
@end
@partial p7759
{{>p7760}}
@end
@partial p7760
{{>p7761}}
@end
@partial p7761
{{>p7762}}
@end
@partial p7762
{{>p7763}}
@end
@partial p7763
{{>p7764}}
@end
@partial p7764
{{>p7765}}
@end
@partial p7765
{{>p7766}}
@end
@partial p7766
{{>p7767}}
@end
@partial p7767
{{>p7768}}
@end
@partial p7768
{{>p7769}}
@end
@partial p7769
{{>p7770}}
@end
@partial p7770
{{>p7771}}
@end
@partial p7771
{{>p7772}}
@end
@partial p7772
{{>p7773}}
@end
@partial p7773
{{>p7774}}
@end
@partial p7774
{{>p7775}}
@end
@partial p7775
{{>p7776}}
@end
@partial p7776
{{>p7777}}
@end
@partial p7777
{{>p7778}}
@end
@partial p7778
{{>p7779}}
@end
@partial p7779
{{>p7780}}
@end
@partial p7780
{{>p7781}}
@end
@partial p7781
{{>p7782}}
@end
@partial p7782
{{>p7783}}
@end
@partial p7783
{{>p7784}}
@end
@partial p7784
{{>p7785}}
@end
@partial p7785
{{>p7786}}
@end
@partial p7786
{{>p7787}}
@end
@partial p7787
{{>p7788}}
@end
@partial p7788
{{>p7789}}
@end
@partial p7789
{{>p7790}}
@end
@partial p7790
{{>p7791}}
@end
@partial p7791
{{>p7792}}
@end
@partial p7792
{{>p7793}}
@end
@partial p7793
{{>p7794}}
@end
@partial p7794
{{>p7795}}
@end
@partial p7795
{{>p7796}}
@end
@partial p7796
{{>p7797}}
@end
@partial p7797
{{>p7798}}
@end
@partial p7798
{{>p7799}}
@end
@partial p7799
{{>p7800}}
@end
@partial p7800
{{>p7801}}
@end
@partial p7801
{{>p7802}}
@end
@partial p7802
{{>p7803}}
@end
@partial p7803
{{>p7804}}
@end
@partial p7804
{{>p7805}}
@end
@partial p7805
{{>p7806}}
@end
@partial p7806
{{>p7807}}
@end
@partial p7807
{{>p7808}}
@end
@partial p7808
{{>p7809}}
@end
@partial p7809
{{>p7810}}
@end
@partial p7810
{{>p7811}}
@end
@partial p7811
{{>p7812}}
@end
@partial p7812
{{>p7813}}
@end
@partial p7813
{{>p7814}}
@end
@partial p7814
{{>p7815}}
@end
@partial p7815
{{>p7816}}
@end
@partial p7816
{{>p7817}}
@end
@partial p7817
{{>p7818}}
@end
@partial p7818
{{>p7819}}
@end
@partial p7819
{{>p7820}}
@end
@partial p7820
{{>p7821}}
@end
@partial p7821
{{>p7822}}
@end
@partial p7822
{{>p7823}}
@end
@partial p7823
{{>p7824}}
@end
@partial p7824
{{>p7825}}
@end
@partial p7825
{{>p7826}}
@end
@partial p7826
{{>p7827}}
@end
@partial p7827
{{>p7828}}
@end
@partial p7828
{{>p7829}}
@end
@partial p7829
{{>p7830}}
@end
@partial p7830
{{>p7831}}
@end
@partial p7831
{{>p7832}}
@end
@partial p7832
{{>p7833}}
@end
@partial p7833
{{>p7834}}
@end
@partial p7834
{{>p7835}}
@end
@partial p7835
{{>p7836}}
@end
@partial p7836
{{>p7837}}
@end
@partial p7837
{{>p7838}}
@end
@partial p7838
{{>p7839}}
@end
@partial p7839
{{>p7840}}
@end
@partial p7840
{{>p7841}}
@end
@partial p7841
{{>p7842}}
@end
@partial p7842
{{>p7843}}
@end
@partial p7843
{{>p7844}}
@end
@partial p7844
{{>p7845}}
@end
@partial p7845
{{>p7846}}
@end
@partial p7846
{{>p7847}}
@end
@partial p7847
{{>p7848}}
@end
@partial p7848
{{>p7849}}
@end
@partial p7849
{{>p7850}}
@end
@partial p7850
{{>p7851}}
@end
@partial p7851
{{>p7852}}
@end
@partial p7852
{{>p7853}}
@end
@partial p7853
{{>p7854}}
@end
@partial p7854
{{>p7855}}
@end
@partial p7855
{{>p7856}}
@end
@partial p7856
{{>p7857}}
@end
@partial p7857
{{>p7858}}
@end
@partial p7858
{{>p7859}}
@end
@partial p7859
{{>p7860}}
@end
@partial p7860
{{>p7861}}
@end
@partial p7861
{{>p7862}}
@end
@partial p7862
{{>p7863}}
@end
@partial p7863
{{>p7864}}
@end
@partial p7864
{{>p7865}}
@end
@partial p7865
{{>p7866}}
@end
@partial p7866
{{>p7867}}
@end
@partial p7867
{{>p7868}}
@end
@partial p7868
{{>p7869}}
@end
@partial p7869
{{>p7870}}
@end
@partial p7870
{{>p7871}}
@end
@partial p7871
{{>p7872}}
@end
@partial p7872
{{>p7873}}
@end
@partial p7873
{{>p7874}}
@end
@partial p7874
{{>p7875}}
@end
@partial p7875
{{>p7876}}
@end
@partial p7876
{{>p7877}}
@end
@partial p7877
{{>p7878}}
@end
@partial p7878
{{>p7879}}
@end
@partial p7879
{{>p7880}}
@end
@partial p7880
{{>p7881}}
@end
@partial p7881
{{>p7882}}
@end
@partial p7882
{{>p7883}}
@end
@partial p7883
{{>p7884}}
@end
@partial p7884
{{>p7885}}
@end
@partial p7885
{{>p7886}}
@end
@partial p7886
{{>p7887}}
@end
@partial p7887
{{>p7888}}
@end
@partial p7888
{{>p7889}}
@end
@partial p7889
{{>p7890}}
@end
@partial p7890
{{>p7891}}
@end
@partial p7891
{{>p7892}}
@end
@partial p7892
{{>p7893}}
@end
@partial p7893
{{>p7894}}
@end
@partial p7894
{{>p7895}}
@end
@partial p7895
{{>p7896}}
@end
@partial p7896
{{>p7897}}
@end
@partial p7897
{{>p7898}}
@end
@partial p7898
{{>p7899}}
@end
@partial p7899
{{>p7900}}
@end
@partial p7900
{{>p7901}}
@end
@partial p7901
{{>p7902}}
@end
@partial p7902
{{>p7903}}
@end
@partial p7903
{{>p7904}}
@end
@partial p7904
{{>p7905}}
@end
@partial p7905
{{>p7906}}
@end
@partial p7906
{{>p7907}}
@end
@partial p7907
{{>p7908}}
@end
@partial p7908
{{>p7909}}
@end
@partial p7909
{{>p7910}}
@end
@partial p7910
{{>p7911}}
@end
@partial p7911
{{>p7912}}
@end
@partial p7912
{{>p7913}}
@end
@partial p7913
{{>p7914}}
@end
@partial p7914
{{>p7915}}
@end
@partial p7915
{{>p7916}}
@end
@partial p7916
{{>p7917}}
@end
@partial p7917
{{>p7918}}
@end
@partial p7918
{{>p7919}}
@end
@partial p7919
{{>p7920}}
@end
@partial p7920
{{>p7921}}
@end
@partial p7921
{{>p7922}}
@end
@partial p7922
{{>p7923}}
@end
@partial p7923
{{>p7924}}
@end
@partial p7924
{{>p7925}}
@end
@partial p7925
{{>p7926}}
@end
@partial p7926
{{>p7927}}
@end
@partial p7927
{{>p7928}}
@end
@partial p7928
{{>p7929}}
@end
@partial p7929
{{>p7930}}
@end
@partial p7930
{{>p7931}}
@end
@partial p7931
{{>p7932}}
@end
@partial p7932
{{>p7933}}
@end
@partial p7933
{{>p7934}}
@end
@partial p7934
{{>p7935}}
@end
@partial p7935
{{>p7936}}
@end
@partial p7936
{{>p7937}}
@end
@partial p7937
{{>p7938}}
@end
@partial p7938
{{>p7939}}
@end
@partial p7939
{{>p7940}}
@end
@partial p7940
{{>p7941}}
@end
@partial p7941
{{>p7942}}
@end
@partial p7942
{{>p7943}}
@end
@partial p7943
{{>p7944}}
@end
@partial p7944
{{>p7945}}
@end
@partial p7945
{{>p7946}}
@end
@partial p7946
{{>p7947}}
@end
@partial p7947
{{>p7948}}
@end
@partial p7948
{{>p7949}}
@end
@partial p7949
{{>p7950}}
@end
@partial p7950
{{>p7951}}
@end
@partial p7951
{{>p7952}}
@end
@partial p7952
{{>p7953}}
@end
@partial p7953
{{>p7954}}
@end
@partial p7954
{{>p7955}}
@end
@partial p7955
{{>p7956}}
@end
@partial p7956
{{>p7957}}
@end
@partial p7957
{{>p7958}}
@end
@partial p7958
{{>p7959}}
@end
@partial p7959
{{>p7960}}
@end
@partial p7960
{{>p7961}}
@end
@partial p7961
{{>p7962}}
@end
@partial p7962
{{>p7963}}
@end
@partial p7963
{{>p7964}}
@end
@partial p7964
{{>p7965}}
@end
@partial p7965
{{>p7966}}
@end
@partial p7966
{{>p7967}}
@end
@partial p7967
{{>p7968}}
@end
@partial p7968
{{>p7969}}
@end
@partial p7969
{{>p7970}}
@end
@partial p7970
{{>p7971}}
@end
@partial p7971
{{>p7972}}
@end
@partial p7972
{{>p7973}}
@end
@partial p7973
{{>p7974}}
@end
@partial p7974
{{>p7975}}
@end
@partial p7975
{{>p7976}}
@end
@partial p7976
{{>p7977}}
@end
@partial p7977
{{>p7978}}
@end
@partial p7978
{{>p7979}}
@end
@partial p7979
{{>p7980}}
@end
@partial p7980
{{>p7981}}
@end
@partial p7981
{{>p7982}}
@end
@partial p7982
{{>p7983}}
@end
@partial p7983
{{>p7984}}
@end
@partial p7984
{{>p7985}}
@end
@partial p7985
{{>p7986}}
@end
@partial p7986
{{>p7987}}
@end
@partial p7987
{{>p7988}}
@end
@partial p7988
{{>p7989}}
@end
@partial p7989
{{>p7990}}
@end
@partial p7990
{{>p7991}}
@end
@partial p7991
{{>p7992}}
@end
@partial p7992
{{>p7993}}
@end
@partial p7993
{{>p7994}}
@end
@partial p7994
{{>p7995}}
@end
@partial p7995
{{>p7996}}
@end
@partial p7996
{{>p7997}}
@end
@partial p7997
{{>p7998}}
@end
@partial p7998
{{>p7999}}
@end
@partial p7999
{{>p8000}}
@end
@partial p8000
{{>p8001}}
@end
@partial p8001
{{>p8002}}
@end
@partial p8002
{{>p8003}}
@end
@partial p8003
{{>p8004}}
@end
@partial p8004
{{>p8005}}
@end
@partial p8005
{{>p8006}}
@end
@partial p8006
{{>p8007}}
@end
@partial p8007
{{>p8008}}
@end
@partial p8008
{{>p8009}}
@end
@partial p8009
{{>p8010}}
@end
@partial p8010
{{>p8011}}
@end
@partial p8011
{{>p8012}}
@end
@partial p8012
{{>p8013}}
@end
@partial p8013
{{>p8014}}
@end
@partial p8014
{{>p8015}}
@end
@partial p8015
{{>p8016}}
@end
@partial p8016
{{>p8017}}
@end
@partial p8017
{{>p8018}}
@end
@partial p8018
{{>p8019}}
@end
@partial p8019
{{>p8020}}
@end
@partial p8020
{{>p8021}}
@end
@partial p8021
{{>p8022}}
@end
@partial p8022
{{>p8023}}
@end
@partial p8023
{{>p8024}}
@end
@partial p8024
{{>p8025}}
@end
@partial p8025
{{>p8026}}
@end
@partial p8026
{{>p8027}}
@end
@partial p8027
{{>p8028}}
@end
@partial p8028
{{>p8029}}
@end
@partial p8029
{{>p8030}}
@end
@partial p8030
{{>p8031}}
@end
@partial p8031
{{>p8032}}
@end
@partial p8032
{{>p8033}}
@end
@partial p8033
{{>p8034}}
@end
@partial p8034
{{>p8035}}
@end
@partial p8035
{{>p8036}}
@end
@partial p8036
{{>p8037}}
@end
@partial p8037
{{>p8038}}
@end
@partial p8038
{{>p8039}}
@end
@partial p8039
{{>p8040}}
@end
@partial p8040
{{>p8041}}
@end
@partial p8041
{{>p8042}}
@end
@partial p8042
{{>p8043}}
@end
@partial p8043
{{>p8044}}
@end
@partial p8044
{{>p8045}}
@end
@partial p8045
{{>p8046}}
@end
@partial p8046
{{>p8047}}
@end
@partial p8047
{{>p8048}}
@end
@partial p8048
{{>p8049}}
@end
@partial p8049
{{>p8050}}
@end
@partial p8050
{{>p8051}}
@end
@partial p8051
{{>p8052}}
@end
@partial p8052
{{>p8053}}
@end
@partial p8053
{{>p8054}}
@end
@partial p8054
{{>p8055}}
@end
@partial p8055
{{>p8056}}
@end
@partial p8056
{{>p8057}}
@end
@partial p8057
{{>p8058}}
@end
@partial p8058
{{>p8059}}
@end
@partial p8059
{{>p8060}}
@end
@partial p8060
{{>p8061}}
@end
@partial p8061
{{>p8062}}
@end
@partial p8062
{{>p8063}}
@end
@partial p8063
{{>p8064}}
@end
@partial p8064
{{>p8065}}
@end
@partial p8065
{{>p8066}}
@end
@partial p8066
{{>p8067}}
@end
@partial p8067
{{>p8068}}
@end
@partial p8068
{{>p8069}}
@end
@partial p8069
{{>p8070}}
@end
@partial p8070
{{>p8071}}
@end
@partial p8071
{{>p8072}}
@end
@partial p8072
{{>p8073}}
@end
@partial p8073
{{>p8074}}
@end
@partial p8074
{{>p8075}}
@end
@partial p8075
{{>p8076}}
@end
@partial p8076
{{>p8077}}
@end
@partial p8077
{{>p8078}}
@end
@partial p8078
{{>p8079}}
@end
@partial p8079
{{>p8080}}
@end
@partial p8080
{{>p8081}}
@end
@partial p8081
{{>p8082}}
@end
@partial p8082
{{>p8083}}
@end
@partial p8083
{{>p8084}}
@end
@partial p8084
{{>p8085}}
@end
@partial p8085
{{>p8086}}
@end
@partial p8086
{{>p8087}}
@end
@partial p8087
{{>p8088}}
@end
@partial p8088
{{>p8089}}
@end
@partial p8089
{{>p8090}}
@end
@partial p8090
{{>p8091}}
@end
@partial p8091
{{>p8092}}
@end
@partial p8092
{{>p8093}}
@end
@partial p8093
{{>p8094}}
@end
@partial p8094
{{>p8095}}
@end
@partial p8095
{{>p8096}}
@end
@partial p8096
{{>p8097}}
@end
@partial p8097
{{>p8098}}
@end
@partial p8098
{{>p8099}}
@end
@partial p8099
{{>p8100}}
@end
@partial p8100
{{>p8101}}
@end
@partial p8101
{{>p8102}}
@end
@partial p8102
{{>p8103}}
@end
@partial p8103
{{>p8104}}
@end
@partial p8104
{{>p8105}}
@end
@partial p8105
{{>p8106}}
@end
@partial p8106
{{>p8107}}
@end
@partial p8107
{{>p8108}}
@end
@partial p8108
{{>p8109}}
@end
@partial p8109
{{>p8110}}
@end
@partial p8110
{{>p8111}}
@end
@partial p8111
{{>p8112}}
@end
@partial p8112
{{>p8113}}
@end
@partial p8113
{{>p8114}}
@end
@partial p8114
{{>p8115}}
@end
@partial p8115
{{>p8116}}
@end
@partial p8116
{{>p8117}}
@end
@partial p8117
{{>p8118}}
@end
@partial p8118
{{>p8119}}
@end
@partial p8119
{{>p8120}}
@end
@partial p8120
{{>p8121}}
@end
@partial p8121
{{>p8122}}
@end
@partial p8122
{{>p8123}}
@end
@partial p8123
{{>p8124}}
@end
@partial p8124
{{>p8125}}
@end
@partial p8125
{{>p8126}}
@end
@partial p8126
{{>p8127}}
@end
@partial p8127
{{>p8128}}
@end
@partial p8128
{{>p8129}}
@end
@partial p8129
{{>p8130}}
@end
@partial p8130
{{>p8131}}
@end
@partial p8131
{{>p8132}}
@end
@partial p8132
{{>p8133}}
@end
@partial p8133
{{>p8134}}
@end
@partial p8134
{{>p8135}}
@end
@partial p8135
{{>p8136}}
@end
@partial p8136
{{>p8137}}
@end
@partial p8137
{{>p8138}}
@end
@partial p8138
{{>p8139}}
@end
@partial p8139
{{>p8140}}
@end
@partial p8140
{{>p8141}}
@end
@partial p8141
{{>p8142}}
@end
@partial p8142
{{>p8143}}
@end
@partial p8143
{{>p8144}}
@end
@partial p8144
{{>p8145}}
@end
@partial p8145
{{>p8146}}
@end
@partial p8146
{{>p8147}}
@end
@partial p8147
{{>p8148}}
@end
@partial p8148
{{>p8149}}
@end
@partial p8149
{{>p8150}}
@end
@partial p8150
{{>p8151}}
@end
@partial p8151
{{>p8152}}
@end
@partial p8152
{{>p8153}}
@end
@partial p8153
{{>p8154}}
@end
@partial p8154
{{>p8155}}
@end
@partial p8155
{{>p8156}}
@end
@partial p8156
{{>p8157}}
@end
@partial p8157
{{>p8158}}
@end
@partial p8158
{{>p8159}}
@end
@partial p8159
{{>p8160}}
@end
@partial p8160
{{>p8161}}
@end
@partial p8161
{{>p8162}}
@end
@partial p8162
{{>p8163}}
@end
@partial p8163
{{>p8164}}
@end
@partial p8164
{{>p8165}}
@end
@partial p8165
{{>p8166}}
@end
@partial p8166
{{>p8167}}
@end
@partial p8167
{{>p8168}}
@end
@partial p8168
{{>p8169}}
@end
@partial p8169
{{>p8170}}
@end
@partial p8170
{{>p8171}}
@end
@partial p8171
{{>p8172}}
@end
@partial p8172
{{>p8173}}
@end
@partial p8173
{{>p8174}}
@end
@partial p8174
{{>p8175}}
@end
@partial p8175
{{>p8176}}
@end
@partial p8176
{{>p8177}}
@end
@partial p8177
{{>p8178}}
@end
@partial p8178
{{>p8179}}
@end
@partial p8179
{{>p8180}}
@end
@partial p8180
{{>p8181}}
@end
@partial p8181
{{>p8182}}
@end
@partial p8182
{{>p8183}}
@end
@partial p8183
{{>p8184}}
@end
@partial p8184
{{>p8185}}
@end
@partial p8185
{{>p8186}}
@end
@partial p8186
{{>p8187}}
@end
@partial p8187
{{>p8188}}
@end
@partial p8188
{{>p8189}}
@end
@partial p8189
{{>p8190}}
@end
@partial p8190
{{>p8191}}
@end
@partial p8191
{{>p8192}}
@end
@partial p8192
{{>p8193}}
@end
@partial p8193
{{>p8194}}
@end
@partial p8194
{{>p8195}}
@end
@partial p8195
{{>p8196}}
@end
@partial p8196
{{>p8197}}
@end
@partial p8197
{{>p8198}}
@end
@partial p8198
{{>p8199}}
@end
@partial p8199
{{>p8200}}
@end
@partial p8200
{{>p8201}}
@end
@partial p8201
{{>p8202}}
@end
@partial p8202
{{>p8203}}
@end
@partial p8203
{{>p8204}}
@end
@partial p8204
{{>p8205}}
@end
@partial p8205
{{>p8206}}
@end
@partial p8206
{{>p8207}}
@end
@partial p8207
{{>p8208}}
@end
@partial p8208
{{>p8209}}
@end
@partial p8209
{{>p8210}}
@end
@partial p8210
{{>p8211}}
@end
@partial p8211
{{>p8212}}
@end
@partial p8212
{{>p8213}}
@end
@partial p8213
{{>p8214}}
@end
@partial p8214
{{>p8215}}
@end
@partial p8215
{{>p8216}}
@end
@partial p8216
{{>p8217}}
@end
@partial p8217
{{>p8218}}
@end
@partial p8218
{{>p8219}}
@end
@partial p8219
{{>p8220}}
@end
@partial p8220
{{>p8221}}
@end
@partial p8221
{{>p8222}}
@end
@partial p8222
{{>p8223}}
@end
@partial p8223
{{>p8224}}
@end
@partial p8224
{{>p8225}}
@end
@partial p8225
{{>p8226}}
@end
@partial p8226
{{>p8227}}
@end
@partial p8227
{{>p8228}}
@end
@partial p8228
{{>p8229}}
@end
@partial p8229
{{>p8230}}
@end
@partial p8230
{{>p8231}}
@end
@partial p8231
{{>p8232}}
@end
@partial p8232
{{>p8233}}
@end
@partial p8233
{{>p8234}}
@end
@partial p8234
{{>p8235}}
@end
@partial p8235
{{>p8236}}
@end
@partial p8236
{{>p8237}}
@end
@partial p8237
{{>p8238}}
@end
@partial p8238
{{>p8239}}
@end
@partial p8239
{{>p8240}}
@end
@partial p8240
{{>p8241}}
@end
@partial p8241
{{>p8242}}
@end
@partial p8242
{{>p8243}}
@end
@partial p8243
{{>p8244}}
@end
@partial p8244
{{>p8245}}
@end
@partial p8245
{{>p8246}}
@end
@partial p8246
{{>p8247}}
@end
@partial p8247
{{>p8248}}
@end
@partial p8248
{{>p8249}}
@end
@partial p8249
{{>p8250}}
@end
@partial p8250
{{>p8251}}
@end
@partial p8251
{{>p8252}}
@end
@partial p8252
{{>p8253}}
@end
@partial p8253
{{>p8254}}
@end
@partial p8254
{{>p8255}}
@end
@partial p8255
{{>p8256}}
@end
@partial p8256
{{>p8257}}
@end
@partial p8257
{{>p8258}}
@end
@partial p8258
{{>p8259}}
@end
@partial p8259
{{>p8260}}
@end
@partial p8260
{{>p8261}}
@end
@partial p8261
{{>p8262}}
@end
@partial p8262
{{>p8263}}
@end
@partial p8263
{{>p8264}}
@end
@partial p8264
{{>p8265}}
@end
@partial p8265
{{>p8266}}
@end
@partial p8266
{{>p8267}}
@end
@partial p8267
{{>p8268}}
@end
@partial p8268
{{>p8269}}
@end
@partial p8269
{{>p8270}}
@end
@partial p8270
{{>p8271}}
@end
@partial p8271
{{>p8272}}
@end
@partial p8272
{{>p8273}}
@end
@partial p8273
{{>p8274}}
@end
@partial p8274
{{>p8275}}
@end
@partial p8275
{{>p8276}}
@end
@partial p8276
{{>p8277}}
@end
@partial p8277
{{>p8278}}
@end
@partial p8278
{{>p8279}}
@end
@partial p8279
{{>p8280}}
@end
@partial p8280
{{>p8281}}
@end
@partial p8281
{{>p8282}}
@end
@partial p8282
{{>p8283}}
@end
@partial p8283
{{>p8284}}
@end
@partial p8284
{{>p8285}}
@end
@partial p8285
{{>p8286}}
@end
@partial p8286
{{>p8287}}
@end
@partial p8287
{{>p8288}}
@end
@partial p8288
{{>p8289}}
@end
@partial p8289
{{>p8290}}
@end
@partial p8290
{{>p8291}}
@end
@partial p8291
{{>p8292}}
@end
@partial p8292
{{>p8293}}
@end
@partial p8293
{{>p8294}}
@end
@partial p8294
{{>p8295}}
@end
@partial p8295
{{>p8296}}
@end
@partial p8296
{{>p8297}}
@end
@partial p8297
{{>p8298}}
@end
@partial p8298
{{>p8299}}
@end
@partial p8299
{{>p8300}}
@end
@partial p8300
{{>p8301}}
@end
@partial p8301
{{>p8302}}
@end
@partial p8302
{{>p8303}}
@end
@partial p8303
{{>p8304}}
@end
@partial p8304
{{>p8305}}
@end
@partial p8305
{{>p8306}}
@end
@partial p8306
{{>p8307}}
@end
@partial p8307
{{>p8308}}
@end
@partial p8308
{{>p8309}}
@end
@partial p8309
{{>p8310}}
@end
@partial p8310
{{>p8311}}
@end
@partial p8311
{{>p8312}}
@end
@partial p8312
{{>p8313}}
@end
@partial p8313
{{>p8314}}
@end
@partial p8314
{{>p8315}}
@end
@partial p8315
{{>p8316}}
@end
@partial p8316
{{>p8317}}
@end
@partial p8317
{{>p8318}}
@end
@partial p8318
{{>p8319}}
@end
@partial p8319
{{>p8320}}
@end
@partial p8320
{{>p8321}}
@end
@partial p8321
{{>p8322}}
@end
@partial p8322
{{>p8323}}
@end
@partial p8323
{{>p8324}}
@end
@partial p8324
{{>p8325}}
@end
@partial p8325
{{>p8326}}
@end
@partial p8326
{{>p8327}}
@end
@partial p8327
{{>p8328}}
@end
@partial p8328
{{>p8329}}
@end
@partial p8329
{{>p8330}}
@end
@partial p8330
{{>p8331}}
@end
@partial p8331
{{>p8332}}
@end
@partial p8332
{{>p8333}}
@end
@partial p8333
{{>p8334}}
@end
@partial p8334
{{>p8335}}
@end
@partial p8335
{{>p8336}}
@end
@partial p8336
{{>p8337}}
@end
@partial p8337
{{>p8338}}
@end
@partial p8338
{{>p8339}}
@end
@partial p8339
{{>p8340}}
@end
@partial p8340
{{>p8341}}
@end
@partial p8341
{{>p8342}}
@end
@partial p8342
{{>p8343}}
@end
@partial p8343
{{>p8344}}
@end
@partial p8344
{{>p8345}}
@end
@partial p8345
{{>p8346}}
@end
@partial p8346
{{>p8347}}
@end
@partial p8347
{{>p8348}}
@end
@partial p8348
{{>p8349}}
@end
@partial p8349
{{>p8350}}
@end
@partial p8350
{{>p8351}}
@end
@partial p8351
{{>p8352}}
@end
@partial p8352
{{>p8353}}
@end
@partial p8353
{{>p8354}}
@end
@partial p8354
{{>p8355}}
@end
@partial p8355
{{>p8356}}
@end
@partial p8356
{{>p8357}}
@end
@partial p8357
{{>p8358}}
@end
@partial p8358
{{>p8359}}
@end
@partial p8359
{{>p8360}}
@end
@partial p8360
{{>p8361}}
@end
@partial p8361
{{>p8362}}
@end
@partial p8362
{{>p8363}}
@end
@partial p8363
{{>p8364}}
@end
@partial p8364
{{>p8365}}
@end
@partial p8365
{{>p8366}}
@end
@partial p8366
{{>p8367}}
@end
@partial p8367
{{>p8368}}
@end
@partial p8368
{{>p8369}}
@end
@partial p8369
{{>p8370}}
@end
@partial p8370
{{>p8371}}
@end
@partial p8371
{{>p8372}}
@end
@partial p8372
{{>p8373}}
@end
@partial p8373
{{>p8374}}
@end
@partial p8374
{{>p8375}}
@end
@partial p8375
{{>p8376}}
@end
@partial p8376
{{>p8377}}
@end
@partial p8377
{{>p8378}}
@end
@partial p8378
{{>p8379}}
@end
@partial p8379
{{>p8380}}
@end
@partial p8380
{{>p8381}}
@end
@partial p8381
{{>p8382}}
@end
@partial p8382
{{>p8383}}
@end
@partial p8383
{{>p8384}}
@end
@partial p8384
{{>p8385}}
@end
@partial p8385
{{>p8386}}
@end
@partial p8386
{{>p8387}}
@end
@partial p8387
{{>p8388}}
@end
@partial p8388
{{>p8389}}
@end
@partial p8389
{{>p8390}}
@end
@partial p8390
{{>p8391}}
@end
@partial p8391
{{>p8392}}
@end
@partial p8392
{{>p8393}}
@end
@partial p8393
{{>p8394}}
@end
@partial p8394
{{>p8395}}
@end
@partial p8395
{{>p8396}}
@end
@partial p8396
{{>p8397}}
@end
@partial p8397
{{>p8398}}
@end
@partial p8398
{{>p8399}}
@end
@partial p8399
{{>p8400}}
@end
@partial p8400
{{>p8401}}
@end
@partial p8401
{{>p8402}}
@end
@partial p8402
{{>p8403}}
@end
@partial p8403
{{>p8404}}
@end
@partial p8404
{{>p8405}}
@end
@partial p8405
{{>p8406}}
@end
@partial p8406
{{>p8407}}
@end
@partial p8407
{{>p8408}}
@end
@partial p8408
{{>p8409}}
@end
@partial p8409
{{>p8410}}
@end
@partial p8410
{{>p8411}}
@end
@partial p8411
{{>p8412}}
@end
@partial p8412
{{>p8413}}
@end
@partial p8413
{{>p8414}}
@end
@partial p8414
{{>p8415}}
@end
@partial p8415
{{>p8416}}
@end
@partial p8416
{{>p8417}}
@end
@partial p8417
{{>p8418}}
@end
@partial p8418
{{>p8419}}
@end
@partial p8419
{{>p8420}}
@end
@partial p8420
{{>p8421}}
@end
@partial p8421
{{>p8422}}
@end
@partial p8422
{{>p8423}}
@end
@partial p8423
{{>p8424}}
@end
@partial p8424
{{>p8425}}
@end
@partial p8425
{{>p8426}}
@end
@partial p8426
{{>p8427}}
@end
@partial p8427
{{>p8428}}
@end
@partial p8428
{{>p8429}}
@end
@partial p8429
{{>p8430}}
@end
@partial p8430
{{>p8431}}
@end
@partial p8431
{{>p8432}}
@end
@partial p8432
{{>p8433}}
@end
@partial p8433
{{>p8434}}
@end
@partial p8434
{{>p8435}}
@end
@partial p8435
{{>p8436}}
@end
@partial p8436
{{>p8437}}
@end
@partial p8437
{{>p8438}}
@end
@partial p8438
{{>p8439}}
@end
@partial p8439
{{>p8440}}
@end
@partial p8440
{{>p8441}}
@end
@partial p8441
{{>p8442}}
@end
@partial p8442
{{>p8443}}
@end
@partial p8443
{{>p8444}}
@end
@partial p8444
{{>p8445}}
@end
@partial p8445
{{>p8446}}
@end
@partial p8446
{{>p8447}}
@end
@partial p8447
{{>p8448}}
@end
@partial p8448
{{>p8449}}
@end
@partial p8449
{{>p8450}}
@end
@partial p8450
{{>p8451}}
@end
@partial p8451
{{>p8452}}
@end
@partial p8452
{{>p8453}}
@end
@partial p8453
{{>p8454}}
@end
@partial p8454
{{>p8455}}
@end
@partial p8455
{{>p8456}}
@end
@partial p8456
{{>p8457}}
@end
@partial p8457
{{>p8458}}
@end
@partial p8458
{{>p8459}}
@end
@partial p8459
{{>p8460}}
@end
@partial p8460
{{>p8461}}
@end
@partial p8461
{{>p8462}}
@end
@partial p8462
{{>p8463}}
@end
@partial p8463
{{>p8464}}
@end
@partial p8464
{{>p8465}}
@end
@partial p8465
{{>p8466}}
@end
@partial p8466
{{>p8467}}
@end
@partial p8467
{{>p8468}}
@end
@partial p8468
{{>p8469}}
@end
@partial p8469
{{>p8470}}
@end
@partial p8470
{{>p8471}}
@end
@partial p8471
{{>p8472}}
@end
@partial p8472
{{>p8473}}
@end
@partial p8473
{{>p8474}}
@end
@partial p8474
{{>p8475}}
@end
@partial p8475
{{>p8476}}
@end
@partial p8476
{{>p8477}}
@end
@partial p8477
{{>p8478}}
@end
@partial p8478
{{>p8479}}
@end
@partial p8479
{{>p8480}}
@end
@partial p8480
{{>p8481}}
@end
@partial p8481
{{>p8482}}
@end
@partial p8482
{{>p8483}}
@end
@partial p8483
{{>p8484}}
@end
@partial p8484
{{>p8485}}
@end
@partial p8485
{{>p8486}}
@end
@partial p8486
{{>p8487}}
@end
@partial p8487
{{>p8488}}
@end
@partial p8488
{{>p8489}}
@end
@partial p8489
{{>p8490}}
@end
@partial p8490
{{>p8491}}
@end
@partial p8491
{{>p8492}}
@end
@partial p8492
{{>p8493}}
@end
@partial p8493
{{>p8494}}
@end
@partial p8494
{{>p8495}}
@end
@partial p8495
{{>p8496}}
@end
@partial p8496
{{>p8497}}
@end
@partial p8497
{{>p8498}}
@end
@partial p8498
{{>p8499}}
@end
@partial p8499
{{>p8500}}
@end
@partial p8500
{{>p8501}}
@end
@partial p8501
{{>p8502}}
@end
@partial p8502
{{>p8503}}
@end
@partial p8503
{{>p8504}}
@end
@partial p8504
{{>p8505}}
@end
@partial p8505
{{>p8506}}
@end
@partial p8506
{{>p8507}}
@end
@partial p8507
{{>p8508}}
@end
@partial p8508
{{>p8509}}
@end
@partial p8509
{{>p8510}}
@end
@partial p8510
{{>p8511}}
@end
@partial p8511
{{>p8512}}
@end
@partial p8512
{{>p8513}}
@end
@partial p8513
{{>p8514}}
@end
@partial p8514
{{>p8515}}
@end
@partial p8515
{{>p8516}}
@end
@partial p8516
{{>p8517}}
@end
@partial p8517
{{>p8518}}
@end
@partial p8518
{{>p8519}}
@end
@partial p8519
{{>p8520}}
@end
@partial p8520
{{>p8521}}
@end
@partial p8521
{{>p8522}}
@end
@partial p8522
{{>p8523}}
@end
@partial p8523
{{>p8524}}
@end
@partial p8524
{{>p8525}}
@end
@partial p8525
{{>p8526}}
@end
@partial p8526
{{>p8527}}
@end
@partial p8527
{{>p8528}}
@end
@partial p8528
{{>p8529}}
@end
@partial p8529
{{>p8530}}
@end
@partial p8530
{{>p8531}}
@end
@partial p8531
{{>p8532}}
@end
@partial p8532
{{>p8533}}
@end
@partial p8533
{{>p8534}}
@end
@partial p8534
{{>p8535}}
@end
@partial p8535
{{>p8536}}
@end
@partial p8536
{{>p8537}}
@end
@partial p8537
{{>p8538}}
@end
@partial p8538
{{>p8539}}
@end
@partial p8539
{{>p8540}}
@end
@partial p8540
{{>p8541}}
@end
@partial p8541
{{>p8542}}
@end
@partial p8542
{{>p8543}}
@end
@partial p8543
{{>p8544}}
@end
@partial p8544
{{>p8545}}
@end
@partial p8545
{{>p8546}}
@end
@partial p8546
{{>p8547}}
@end
@partial p8547
{{>p8548}}
@end
@partial p8548
{{>p8549}}
@end
@partial p8549
{{>p8550}}
@end
@partial p8550
{{>p8551}}
@end
@partial p8551
{{>p8552}}
@end
@partial p8552
{{>p8553}}
@end
@partial p8553
{{>p8554}}
@end
@partial p8554
{{>p8555}}
@end
@partial p8555
{{>p8556}}
@end
@partial p8556
{{>p8557}}
@end
@partial p8557
{{>p8558}}
@end
@partial p8558
{{>p8559}}
@end
@partial p8559
{{>p8560}}
@end
@partial p8560
{{>p8561}}
@end
@partial p8561
{{>p8562}}
@end
@partial p8562
{{>p8563}}
@end
@partial p8563
{{>p8564}}
@end
@partial p8564
{{>p8565}}
@end
@partial p8565
{{>p8566}}
@end
@partial p8566
{{>p8567}}
@end
@partial p8567
{{>p8568}}
@end
@partial p8568
{{>p8569}}
@end
@partial p8569
{{>p8570}}
@end
@partial p8570
{{>p8571}}
@end
@partial p8571
{{>p8572}}
@end
@partial p8572
{{>p8573}}
@end
@partial p8573
{{>p8574}}
@end
@partial p8574
{{>p8575}}
@end
@partial p8575
{{>p8576}}
@end
@partial p8576
{{>p8577}}
@end
@partial p8577
{{>p8578}}
@end
@partial p8578
{{>p8579}}
@end
@partial p8579
{{>p8580}}
@end
@partial p8580
{{>p8581}}
@end
@partial p8581
{{>p8582}}
@end
@partial p8582
{{>p8583}}
@end
@partial p8583
{{>p8584}}
@end
@partial p8584
{{>p8585}}
@end
@partial p8585
{{>p8586}}
@end
@partial p8586
{{>p8587}}
@end
@partial p8587
{{>p8588}}
@end
@partial p8588
{{>p8589}}
@end
@partial p8589
{{>p8590}}
@end
@partial p8590
{{>p8591}}
@end
@partial p8591
{{>p8592}}
@end
@partial p8592
{{>p8593}}
@end
@partial p8593
{{>p8594}}
@end
@partial p8594
{{>p8595}}
@end
@partial p8595
{{>p8596}}
@end
@partial p8596
{{>p8597}}
@end
@partial p8597
{{>p8598}}
@end
@partial p8598
{{>p8599}}
@end
@partial p8599
{{>p8600}}
@end
@partial p8600
{{>p8601}}
@end
@partial p8601
{{>p8602}}
@end
@partial p8602
{{>p8603}}
@end
@partial p8603
{{>p8604}}
@end
@partial p8604
{{>p8605}}
@end
@partial p8605
{{>p8606}}
@end
@partial p8606
{{>p8607}}
@end
@partial p8607
{{>p8608}}
@end
@partial p8608
{{>p8609}}
@end
@partial p8609
{{>p8610}}
@end
@partial p8610
{{>p8611}}
@end
@partial p8611
{{>p8612}}
@end
@partial p8612
{{>p8613}}
@end
@partial p8613
{{>p8614}}
@end
@partial p8614
{{>p8615}}
@end
@partial p8615
{{>p8616}}
@end
@partial p8616
{{>p8617}}
@end
@partial p8617
{{>p8618}}
@end
@partial p8618
{{>p8619}}
@end
@partial p8619
{{>p8620}}
@end
@partial p8620
{{>p8621}}
@end
@partial p8621
{{>p8622}}
@end
@partial p8622
{{>p8623}}
@end
@partial p8623
{{>p8624}}
@end
@partial p8624
{{>p8625}}
@end
@partial p8625
{{>p8626}}
@end
@partial p8626
{{>p8627}}
@end
@partial p8627
{{>p8628}}
@end
@partial p8628
{{>p8629}}
@end
@partial p8629
{{>p8630}}
@end
@partial p8630
{{>p8631}}
@end
@partial p8631
{{>p8632}}
@end
@partial p8632
{{>p8633}}
@end
@partial p8633
{{>p8634}}
@end
@partial p8634
{{>p8635}}
@end
@partial p8635
{{>p8636}}
@end
@partial p8636
{{>p8637}}
@end
@partial p8637
{{>p8638}}
@end
@partial p8638
{{>p8639}}
@end
@partial p8639
{{>p8640}}
@end
@partial p8640
{{>p8641}}
@end
@partial p8641
{{>p8642}}
@end
@partial p8642
{{>p8643}}
@end
@partial p8643
{{>p8644}}
@end
@partial p8644
{{>p8645}}
@end
@partial p8645
{{>p8646}}
@end
@partial p8646
{{>p8647}}
@end
@partial p8647
{{>p8648}}
@end
@partial p8648
{{>p8649}}
@end
@partial p8649
{{>p8650}}
@end
@partial p8650
{{>p8651}}
@end
@partial p8651
{{>p8652}}
@end
@partial p8652
{{>p8653}}
@end
@partial p8653
{{>p8654}}
@end
@partial p8654
{{>p8655}}
@end
@partial p8655
{{>p8656}}
@end
@partial p8656
{{>p8657}}
@end
@partial p8657
{{>p8658}}
@end
@partial p8658
{{>p8659}}
@end
@partial p8659
{{>p8660}}
@end
@partial p8660
{{>p8661}}
@end
@partial p8661
{{>p8662}}
@end
@partial p8662
{{>p8663}}
@end
@partial p8663
{{>p8664}}
@end
@partial p8664
{{>p8665}}
@end
@partial p8665
{{>p8666}}
@end
@partial p8666
{{>p8667}}
@end
@partial p8667
{{>p8668}}
@end
@partial p8668
{{>p8669}}
@end
@partial p8669
{{>p8670}}
@end
@partial p8670
{{>p8671}}
@end
@partial p8671
{{>p8672}}
@end
@partial p8672
{{>p8673}}
@end
@partial p8673
{{>p8674}}
@end
@partial p8674
{{>p8675}}
@end
@partial p8675
{{>p8676}}
@end
@partial p8676
{{>p8677}}
@end
@partial p8677
{{>p8678}}
@end
@partial p8678
{{>p8679}}
@end
@partial p8679
{{>p8680}}
@end
@partial p8680
{{>p8681}}
@end
@partial p8681
{{>p8682}}
@end
@partial p8682
{{>p8683}}
@end
@partial p8683
{{>p8684}}
@end
@partial p8684
{{>p8685}}
@end
@partial p8685
{{>p8686}}
@end
@partial p8686
{{>p8687}}
@end
@partial p8687
{{>p8688}}
@end
@partial p8688
{{>p8689}}
@end
@partial p8689
{{>p8690}}
@end
@partial p8690
{{>p8691}}
@end
@partial p8691
{{>p8692}}
@end
@partial p8692
{{>p8693}}
@end
@partial p8693
{{>p8694}}
@end
@partial p8694
{{>p8695}}
@end
@partial p8695
{{>p8696}}
@end
@partial p8696
{{>p8697}}
@end
@partial p8697
{{>p8698}}
@end
@partial p8698
{{>p8699}}
@end
@partial p8699
{{>p8700}}
@end
@partial p8700
{{>p8701}}
@end
@partial p8701
{{>p8702}}
@end
@partial p8702
{{>p8703}}
@end
@partial p8703
{{>p8704}}
@end
@partial p8704
{{>p8705}}
@end
@partial p8705
{{>p8706}}
@end
@partial p8706
{{>p8707}}
@end
@partial p8707
{{>p8708}}
@end
@partial p8708
{{>p8709}}
@end
@partial p8709
{{>p8710}}
@end
@partial p8710
{{>p8711}}
@end
@partial p8711
{{>p8712}}
@end
@partial p8712
{{>p8713}}
@end
@partial p8713
{{>p8714}}
@end
@partial p8714
{{>p8715}}
@end
@partial p8715
{{>p8716}}
@end
@partial p8716
{{>p8717}}
@end
@partial p8717
{{>p8718}}
@end
@partial p8718
{{>p8719}}
@end
@partial p8719
{{>p8720}}
@end
@partial p8720
{{>p8721}}
@end
@partial p8721
{{>p8722}}
@end
@partial p8722
{{>p8723}}
@end
@partial p8723
{{>p8724}}
@end
@partial p8724
{{>p8725}}
@end
@partial p8725
{{>p8726}}
@end
@partial p8726
{{>p8727}}
@end
@partial p8727
{{>p8728}}
@end
@partial p8728
{{>p8729}}
@end
@partial p8729
{{>p8730}}
@end
@partial p8730
{{>p8731}}
@end
@partial p8731
{{>p8732}}
@end
@partial p8732
{{>p8733}}
@end
@partial p8733
{{>p8734}}
@end
@partial p8734
{{>p8735}}
@end
@partial p8735
{{>p8736}}
@end
@partial p8736
{{>p8737}}
@end
@partial p8737
{{>p8738}}
@end
@partial p8738
{{>p8739}}
@end
@partial p8739
{{>p8740}}
@end
@partial p8740
{{>p8741}}
@end
@partial p8741
{{>p8742}}
@end
@partial p8742
{{>p8743}}
@end
@partial p8743
{{>p8744}}
@end
@partial p8744
{{>p8745}}
@end
@partial p8745
{{>p8746}}
@end
@partial p8746
{{>p8747}}
@end
@partial p8747
{{>p8748}}
@end
@partial p8748
{{>p8749}}
@end
@partial p8749
{{>p8750}}
@end
@partial p8750
{{>p8751}}
@end
@partial p8751
{{>p8752}}
@end
@partial p8752
{{>p8753}}
@end
@partial p8753
{{>p8754}}
@end
@partial p8754
{{>p8755}}
@end
@partial p8755
{{>p8756}}
@end
@partial p8756
{{>p8757}}
@end
@partial p8757
{{>p8758}}
@end
@partial p8758
{{>p8759}}
@end
@partial p8759
{{>p8760}}
@end
@partial p8760
{{>p8761}}
@end
@partial p8761
{{>p8762}}
@end
@partial p8762
{{>p8763}}
@end
@partial p8763
{{>p8764}}
@end
@partial p8764
{{>p8765}}
@end
@partial p8765
{{>p8766}}
@end
@partial p8766
{{>p8767}}
@end
@partial p8767
{{>p8768}}
@end
@partial p8768
{{>p8769}}
@end
@partial p8769
{{>p8770}}
@end
@partial p8770
{{>p8771}}
@end
@partial p8771
{{>p8772}}
@end
@partial p8772
{{>p8773}}
@end
@partial p8773
{{>p8774}}
@end
@partial p8774
{{>p8775}}
@end
@partial p8775
{{>p8776}}
@end
@partial p8776
{{>p8777}}
@end
@partial p8777
{{>p8778}}
@end
@partial p8778
{{>p8779}}
@end
@partial p8779
{{>p8780}}
@end
@partial p8780
{{>p8781}}
@end
@partial p8781
{{>p8782}}
@end
@partial p8782
{{>p8783}}
@end
@partial p8783
{{>p8784}}
@end
@partial p8784
{{>p8785}}
@end
@partial p8785
{{>p8786}}
@end
@partial p8786
{{>p8787}}
@end
@partial p8787
{{>p8788}}
@end
@partial p8788
{{>p8789}}
@end
@partial p8789
{{>p8790}}
@end
@partial p8790
{{>p8791}}
@end
@partial p8791
{{>p8792}}
@end
@partial p8792
{{>p8793}}
@end
@partial p8793
{{>p8794}}
@end
@partial p8794
{{>p8795}}
@end
@partial p8795
{{>p8796}}
@end
@partial p8796
{{>p8797}}
@end
@partial p8797
{{>p8798}}
@end
@partial p8798
{{>p8799}}
@end
@partial p8799
{{>p8800}}
@end
@partial p8800
{{>p8801}}
@end
@partial p8801
{{>p8802}}
@end
@partial p8802
{{>p8803}}
@end
@partial p8803
{{>p8804}}
@end
@partial p8804
{{>p8805}}
@end
@partial p8805
{{>p8806}}
@end
@partial p8806
{{>p8807}}
@end
@partial p8807
{{>p8808}}
@end
@partial p8808
{{>p8809}}
@end
@partial p8809
{{>p8810}}
@end
@partial p8810
{{>p8811}}
@end
@partial p8811
{{>p8812}}
@end
@partial p8812
{{>p8813}}
@end
@partial p8813
{{>p8814}}
@end
@partial p8814
{{>p8815}}
@end
@partial p8815
{{>p8816}}
@end
@partial p8816
{{>p8817}}
@end
@partial p8817
{{>p8818}}
@end
@partial p8818
{{>p8819}}
@end
@partial p8819
{{>p8820}}
@end
@partial p8820
{{>p8821}}
@end
@partial p8821
{{>p8822}}
@end
@partial p8822
{{>p8823}}
@end
@partial p8823
{{>p8824}}
@end
@partial p8824
{{>p8825}}
@end
@partial p8825
{{>p8826}}
@end
@partial p8826
{{>p8827}}
@end
@partial p8827
{{>p8828}}
@end
@partial p8828
{{>p8829}}
@end
@partial p8829
{{>p8830}}
@end
@partial p8830
{{>p8831}}
@end
@partial p8831
{{>p8832}}
@end
@partial p8832
{{>p8833}}
@end
@partial p8833
{{>p8834}}
@end
@partial p8834
{{>p8835}}
@end
@partial p8835
{{>p8836}}
@end
@partial p8836
{{>p8837}}
@end
@partial p8837
{{>p8838}}
@end
@partial p8838
{{>p8839}}
@end
@partial p8839
{{>p8840}}
@end
@partial p8840
{{>p8841}}
@end
@partial p8841
{{>p8842}}
@end
@partial p8842
{{>p8843}}
@end
@partial p8843
{{>p8844}}
@end
@partial p8844
{{>p8845}}
@end
@partial p8845
{{>p8846}}
@end
@partial p8846
{{>p8847}}
@end
@partial p8847
{{>p8848}}
@end
@partial p8848
{{>p8849}}
@end
@partial p8849
{{>p8850}}
@end
@partial p8850
{{>p8851}}
@end
@partial p8851
{{>p8852}}
@end
@partial p8852
{{>p8853}}
@end
@partial p8853
{{>p8854}}
@end
@partial p8854
{{>p8855}}
@end
@partial p8855
{{>p8856}}
@end
@partial p8856
{{>p8857}}
@end
@partial p8857
{{>p8858}}
@end
@partial p8858
{{>p8859}}
@end
@partial p8859
{{>p8860}}
@end
@partial p8860
{{>p8861}}
@end
@partial p8861
{{>p8862}}
@end
@partial p8862
{{>p8863}}
@end
@partial p8863
{{>p8864}}
@end
@partial p8864
{{>p8865}}
@end
@partial p8865
{{>p8866}}
@end
@partial p8866
{{>p8867}}
@end
@partial p8867
{{>p8868}}
@end
@partial p8868
{{>p8869}}
@end
@partial p8869
{{>p8870}}
@end
@partial p8870
{{>p8871}}
@end
@partial p8871
{{>p8872}}
@end
@partial p8872
{{>p8873}}
@end
@partial p8873
{{>p8874}}
@end
@partial p8874
{{>p8875}}
@end
@partial p8875
{{>p8876}}
@end
@partial p8876
{{>p8877}}
@end
@partial p8877
{{>p8878}}
@end
@partial p8878
{{>p8879}}
@end
@partial p8879
{{>p8880}}
@end
@partial p8880
{{>p8881}}
@end
@partial p8881
{{>p8882}}
@end
@partial p8882
{{>p8883}}
@end
@partial p8883
{{>p8884}}
@end
@partial p8884
{{>p8885}}
@end
@partial p8885
{{>p8886}}
@end
@partial p8886
{{>p8887}}
@end
@partial p8887
{{>p8888}}
@end
@partial p8888
{{>p8889}}
@end
@partial p8889
{{>p8890}}
@end
@partial p8890
{{>p8891}}
@end
@partial p8891
{{>p8892}}
@end
@partial p8892
{{>p8893}}
@end
@partial p8893
{{>p8894}}
@end
@partial p8894
{{>p8895}}
@end
@partial p8895
{{>p8896}}
@end
@partial p8896
{{>p8897}}
@end
@partial p8897
{{>p8898}}
@end
@partial p8898
{{>p8899}}
@end
@partial p8899
{{>p8900}}
@end
@partial p8900
{{>p8901}}
@end
@partial p8901
{{>p8902}}
@end
@partial p8902
{{>p8903}}
@end
@partial p8903
{{>p8904}}
@end
@partial p8904
{{>p8905}}
@end
@partial p8905
{{>p8906}}
@end
@partial p8906
{{>p8907}}
@end
@partial p8907
{{>p8908}}
@end
@partial p8908
{{>p8909}}
@end
@partial p8909
{{>p8910}}
@end
@partial p8910
{{>p8911}}
@end
@partial p8911
{{>p8912}}
@end
@partial p8912
{{>p8913}}
@end
@partial p8913
{{>p8914}}
@end
@partial p8914
{{>p8915}}
@end
@partial p8915
{{>p8916}}
@end
@partial p8916
{{>p8917}}
@end
@partial p8917
{{>p8918}}
@end
@partial p8918
{{>p8919}}
@end
@partial p8919
{{>p8920}}
@end
@partial p8920
{{>p8921}}
@end
@partial p8921
{{>p8922}}
@end
@partial p8922
{{>p8923}}
@end
@partial p8923
{{>p8924}}
@end
@partial p8924
{{>p8925}}
@end
@partial p8925
{{>p8926}}
@end
@partial p8926
{{>p8927}}
@end
@partial p8927
{{>p8928}}
@end
@partial p8928
{{>p8929}}
@end
@partial p8929
{{>p8930}}
@end
@partial p8930
{{>p8931}}
@end
@partial p8931
{{>p8932}}
@end
@partial p8932
{{>p8933}}
@end
@partial p8933
{{>p8934}}
@end
@partial p8934
{{>p8935}}
@end
@partial p8935
{{>p8936}}
@end
@partial p8936
{{>p8937}}
@end
@partial p8937
{{>p8938}}
@end
@partial p8938
{{>p8939}}
@end
@partial p8939
{{>p8940}}
@end
@partial p8940
{{>p8941}}
@end
@partial p8941
{{>p8942}}
@end
@partial p8942
{{>p8943}}
@end
@partial p8943
{{>p8944}}
@end
@partial p8944
{{>p8945}}
@end
@partial p8945
{{>p8946}}
@end
@partial p8946
{{>p8947}}
@end
@partial p8947
{{>p8948}}
@end
@partial p8948
{{>p8949}}
@end
@partial p8949
{{>p8950}}
@end
@partial p8950
{{>p8951}}
@end
@partial p8951
{{>p8952}}
@end
@partial p8952
{{>p8953}}
@end
@partial p8953
{{>p8954}}
@end
@partial p8954
{{>p8955}}
@end
@partial p8955
{{>p8956}}
@end
@partial p8956
{{>p8957}}
@end
@partial p8957
{{>p8958}}
@end
@partial p8958
{{>p8959}}
@end
@partial p8959
{{>p8960}}
@end
@partial p8960
{{>p8961}}
@end
@partial p8961
{{>p8962}}
@end
@partial p8962
{{>p8963}}
@end
@partial p8963
{{>p8964}}
@end
@partial p8964
{{>p8965}}
@end
@partial p8965
{{>p8966}}
@end
@partial p8966
{{>p8967}}
@end
@partial p8967
{{>p8968}}
@end
@partial p8968
{{>p8969}}
@end
@partial p8969
{{>p8970}}
@end
@partial p8970
{{>p8971}}
@end
@partial p8971
{{>p8972}}
@end
@partial p8972
{{>p8973}}
@end
@partial p8973
{{>p8974}}
@end
@partial p8974
{{>p8975}}
@end
@partial p8975
{{>p8976}}
@end
@partial p8976
{{>p8977}}
@end
@partial p8977
{{>p8978}}
@end
@partial p8978
{{>p8979}}
@end
@partial p8979
{{>p8980}}
@end
@partial p8980
{{>p8981}}
@end
@partial p8981
{{>p8982}}
@end
@partial p8982
{{>p8983}}
@end
@partial p8983
{{>p8984}}
@end
@partial p8984
{{>p8985}}
@end
@partial p8985
{{>p8986}}
@end
@partial p8986
{{>p8987}}
@end
@partial p8987
{{>p8988}}
@end
@partial p8988
{{>p8989}}
@end
@partial p8989
{{>p8990}}
@end
@partial p8990
{{>p8991}}
@end
@partial p8991
{{>p8992}}
@end
@partial p8992
{{>p8993}}
@end
@partial p8993
{{>p8994}}
@end
@partial p8994
{{>p8995}}
@end
@partial p8995
{{>p8996}}
@end
@partial p8996
{{>p8997}}
@end
@partial p8997
{{>p8998}}
@end
@partial p8998
{{>p8999}}
@end
@partial p8999
{{>p9000}}
@end
@partial p9000
{{>p9001}}
@end
@partial p9001
{{>p9002}}
@end
@partial p9002
{{>p9003}}
@end
@partial p9003
{{>p9004}}
@end
@partial p9004
{{>p9005}}
@end
@partial p9005
{{>p9006}}
@end
@partial p9006
{{>p9007}}
@end
@partial p9007
{{>p9008}}
@end
@partial p9008
{{>p9009}}
@end
@partial p9009
{{>p9010}}
@end
@partial p9010
{{>p9011}}
@end
@partial p9011
{{>p9012}}
@end
@partial p9012
{{>p9013}}
@end
@partial p9013
{{>p9014}}
@end
@partial p9014
{{>p9015}}
@end
@partial p9015
{{>p9016}}
@end
@partial p9016
{{>p9017}}
@end
@partial p9017
{{>p9018}}
@end
@partial p9018
{{>p9019}}
@end
@partial p9019
{{>p9020}}
@end
@partial p9020
{{>p9021}}
@end
@partial p9021
{{>p9022}}
@end
@partial p9022
{{>p9023}}
@end
@partial p9023
{{>p9024}}
@end
@partial p9024
{{>p9025}}
@end
@partial p9025
{{>p9026}}
@end
@partial p9026
{{>p9027}}
@end
@partial p9027
{{>p9028}}
@end
@partial p9028
{{>p9029}}
@end
@partial p9029
{{>p9030}}
@end
@partial p9030
{{>p9031}}
@end
@partial p9031
{{>p9032}}
@end
@partial p9032
{{>p9033}}
@end
@partial p9033
{{>p9034}}
@end
@partial p9034
{{>p9035}}
@end
@partial p9035
{{>p9036}}
@end
@partial p9036
{{>p9037}}
@end
@partial p9037
{{>p9038}}
@end
@partial p9038
{{>p9039}}
@end
@partial p9039
{{>p9040}}
@end
@partial p9040
{{>p9041}}
@end
@partial p9041
{{>p9042}}
@end
@partial p9042
{{>p9043}}
@end
@partial p9043
{{>p9044}}
@end
@partial p9044
{{>p9045}}
@end
@partial p9045
{{>p9046}}
@end
@partial p9046
{{>p9047}}
@end
@partial p9047
{{>p9048}}
@end
@partial p9048
{{>p9049}}
@end
@partial p9049
{{>p9050}}
@end
@partial p9050
{{>p9051}}
@end
@partial p9051
{{>p9052}}
@end
@partial p9052
{{>p9053}}
@end
@partial p9053
{{>p9054}}
@end
@partial p9054
{{>p9055}}
@end
@partial p9055
{{>p9056}}
@end
@partial p9056
{{>p9057}}
@end
@partial p9057
{{>p9058}}
@end
@partial p9058
{{>p9059}}
@end
@partial p9059
{{>p9060}}
@end
@partial p9060
{{>p9061}}
@end
@partial p9061
{{>p9062}}
@end
@partial p9062
{{>p9063}}
@end
@partial p9063
{{>p9064}}
@end
@partial p9064
{{>p9065}}
@end
@partial p9065
{{>p9066}}
@end
@partial p9066
{{>p9067}}
@end
@partial p9067
{{>p9068}}
@end
@partial p9068
{{>p9069}}
@end
@partial p9069
{{>p9070}}
@end
@partial p9070
{{>p9071}}
@end
@partial p9071
{{>p9072}}
@end
@partial p9072
{{>p9073}}
@end
@partial p9073
{{>p9074}}
@end
@partial p9074
{{>p9075}}
@end
@partial p9075
{{>p9076}}
@end
@partial p9076
{{>p9077}}
@end
@partial p9077
{{>p9078}}
@end
@partial p9078
{{>p9079}}
@end
@partial p9079
{{>p9080}}
@end
@partial p9080
{{>p9081}}
@end
@partial p9081
{{>p9082}}
@end
@partial p9082
{{>p9083}}
@end
@partial p9083
{{>p9084}}
@end
@partial p9084
{{>p9085}}
@end
@partial p9085
{{>p9086}}
@end
@partial p9086
{{>p9087}}
@end
@partial p9087
{{>p9088}}
@end
@partial p9088
{{>p9089}}
@end
@partial p9089
{{>p9090}}
@end
@partial p9090
{{>p9091}}
@end
@partial p9091
{{>p9092}}
@end
@partial p9092
{{>p9093}}
@end
@partial p9093
{{>p9094}}
@end
@partial p9094
{{>p9095}}
@end
@partial p9095
{{>p9096}}
@end
@partial p9096
{{>p9097}}
@end
@partial p9097
{{>p9098}}
@end
@partial p9098
{{>p9099}}
@end
@partial p9099
{{>p9100}}
@end
@partial p9100
{{>p9101}}
@end
@partial p9101
{{>p9102}}
@end
@partial p9102
{{>p9103}}
@end
@partial p9103
{{>p9104}}
@end
@partial p9104
{{>p9105}}
@end
@partial p9105
{{>p9106}}
@end
@partial p9106
{{>p9107}}
@end
@partial p9107
{{>p9108}}
@end
@partial p9108
{{>p9109}}
@end
@partial p9109
{{>p9110}}
@end
@partial p9110
{{>p9111}}
@end
@partial p9111
{{>p9112}}
@end
@partial p9112
{{>p9113}}
@end
@partial p9113
{{>p9114}}
@end
@partial p9114
{{>p9115}}
@end
@partial p9115
{{>p9116}}
@end
@partial p9116
{{>p9117}}
@end
@partial p9117
{{>p9118}}
@end
@partial p9118
{{>p9119}}
@end
@partial p9119
{{>p9120}}
@end
@partial p9120
{{>p9121}}
@end
@partial p9121
{{>p9122}}
@end
@partial p9122
{{>p9123}}
@end
@partial p9123
{{>p9124}}
@end
@partial p9124
{{>p9125}}
@end
@partial p9125
{{>p9126}}
@end
@partial p9126
{{>p9127}}
@end
@partial p9127
{{>p9128}}
@end
@partial p9128
{{>p9129}}
@end
@partial p9129
{{>p9130}}
@end
@partial p9130
{{>p9131}}
@end
@partial p9131
{{>p9132}}
@end
@partial p9132
{{>p9133}}
@end
@partial p9133
{{>p9134}}
@end
@partial p9134
{{>p9135}}
@end
@partial p9135
{{>p9136}}
@end
@partial p9136
{{>p9137}}
@end
@partial p9137
{{>p9138}}
@end
@partial p9138
{{>p9139}}
@end
@partial p9139
{{>p9140}}
@end
@partial p9140
{{>p9141}}
@end
@partial p9141
{{>p9142}}
@end
@partial p9142
{{>p9143}}
@end
@partial p9143
{{>p9144}}
@end
@partial p9144
{{>p9145}}
@end
@partial p9145
{{>p9146}}
@end
@partial p9146
{{>p9147}}
@end
@partial p9147
{{>p9148}}
@end
@partial p9148
{{>p9149}}
@end
@partial p9149
{{>p9150}}
@end
@partial p9150
{{>p9151}}
@end
@partial p9151
{{>p9152}}
@end
@partial p9152
{{>p9153}}
@end
@partial p9153
{{>p9154}}
@end
@partial p9154
{{>p9155}}
@end
@partial p9155
{{>p9156}}
@end
@partial p9156
{{>p9157}}
@end
@partial p9157
{{>p9158}}
@end
@partial p9158
{{>p9159}}
@end
@partial p9159
{{>p9160}}
@end
@partial p9160
{{>p9161}}
@end
@partial p9161
{{>p9162}}
@end
@partial p9162
{{>p9163}}
@end
@partial p9163
{{>p9164}}
@end
@partial p9164
{{>p9165}}
@end
@partial p9165
{{>p9166}}
@end
@partial p9166
{{>p9167}}
@end
@partial p9167
{{>p9168}}
@end
@partial p9168
{{>p9169}}
@end
@partial p9169
{{>p9170}}
@end
@partial p9170
{{>p9171}}
@end
@partial p9171
{{>p9172}}
@end
@partial p9172
{{>p9173}}
@end
@partial p9173
{{>p9174}}
@end
@partial p9174
{{>p9175}}
@end
@partial p9175
{{>p9176}}
@end
@partial p9176
{{>p9177}}
@end
@partial p9177
{{>p9178}}
@end
@partial p9178
{{>p9179}}
@end
@partial p9179
{{>p9180}}
@end
@partial p9180
{{>p9181}}
@end
@partial p9181
{{>p9182}}
@end
@partial p9182
{{>p9183}}
@end
@partial p9183
{{>p9184}}
@end
@partial p9184
{{>p9185}}
@end
@partial p9185
{{>p9186}}
@end
@partial p9186
{{>p9187}}
@end
@partial p9187
{{>p9188}}
@end
@partial p9188
{{>p9189}}
@end
@partial p9189
{{>p9190}}
@end
@partial p9190
{{>p9191}}
@end
@partial p9191
{{>p9192}}
@end
@partial p9192
{{>p9193}}
@end
@partial p9193
{{>p9194}}
@end
@partial p9194
{{>p9195}}
@end
@partial p9195
{{>p9196}}
@end
@partial p9196
{{>p9197}}
@end
@partial p9197
{{>p9198}}
@end
@partial p9198
{{>p9199}}
@end
@partial p9199
{{>p9200}}
@end
@partial p9200
{{>p9201}}
@end
@partial p9201
{{>p9202}}
@end
@partial p9202
{{>p9203}}
@end
@partial p9203
{{>p9204}}
@end
@partial p9204
{{>p9205}}
@end
@partial p9205
{{>p9206}}
@end
@partial p9206
{{>p9207}}
@end
@partial p9207
{{>p9208}}
@end
@partial p9208
{{>p9209}}
@end
@partial p9209
{{>p9210}}
@end
@partial p9210
{{>p9211}}
@end
@partial p9211
{{>p9212}}
@end
@partial p9212
{{>p9213}}
@end
@partial p9213
{{>p9214}}
@end
@partial p9214
{{>p9215}}
@end
@partial p9215
{{>p9216}}
@end
@partial p9216
{{>p9217}}
@end
@partial p9217
{{>p9218}}
@end
@partial p9218
{{>p9219}}
@end
@partial p9219
{{>p9220}}
@end
@partial p9220
{{>p9221}}
@end
@partial p9221
{{>p9222}}
@end
@partial p9222
{{>p9223}}
@end
@partial p9223
{{>p9224}}
@end
@partial p9224
{{>p9225}}
@end
@partial p9225
{{>p9226}}
@end
@partial p9226
{{>p9227}}
@end
@partial p9227
{{>p9228}}
@end
@partial p9228
{{>p9229}}
@end
@partial p9229
{{>p9230}}
@end
@partial p9230
{{>p9231}}
@end
@partial p9231
{{>p9232}}
@end
@partial p9232
{{>p9233}}
@end
@partial p9233
{{>p9234}}
@end
@partial p9234
{{>p9235}}
@end
@partial p9235
{{>p9236}}
@end
@partial p9236
{{>p9237}}
@end
@partial p9237
{{>p9238}}
@end
@partial p9238
{{>p9239}}
@end
@partial p9239
{{>p9240}}
@end
@partial p9240
{{>p9241}}
@end
@partial p9241
{{>p9242}}
@end
@partial p9242
{{>p9243}}
@end
@partial p9243
{{>p9244}}
@end
@partial p9244
{{>p9245}}
@end
@partial p9245
{{>p9246}}
@end
@partial p9246
{{>p9247}}
@end
@partial p9247
{{>p9248}}
@end
@partial p9248
{{>p9249}}
@end
@partial p9249
{{>p9250}}
@end
@partial p9250
{{>p9251}}
@end
@partial p9251
{{>p9252}}
@end
@partial p9252
{{>p9253}}
@end
@partial p9253
{{>p9254}}
@end
@partial p9254
{{>p9255}}
@end
@partial p9255
{{>p9256}}
@end
@partial p9256
{{>p9257}}
@end
@partial p9257
{{>p9258}}
@end
@partial p9258
{{>p9259}}
@end
@partial p9259
{{>p9260}}
@end
@partial p9260
{{>p9261}}
@end
@partial p9261
{{>p9262}}
@end
@partial p9262
{{>p9263}}
@end
@partial p9263
{{>p9264}}
@end
@partial p9264
{{>p9265}}
@end
@partial p9265
{{>p9266}}
@end
@partial p9266
{{>p9267}}
@end
@partial p9267
{{>p9268}}
@end
@partial p9268
{{>p9269}}
@end
@partial p9269
{{>p9270}}
@end
@partial p9270
{{>p9271}}
@end
@partial p9271
{{>p9272}}
@end
@partial p9272
{{>p9273}}
@end
@partial p9273
{{>p9274}}
@end
@partial p9274
{{>p9275}}
@end
@partial p9275
{{>p9276}}
@end
@partial p9276
{{>p9277}}
@end
@partial p9277
{{>p9278}}
@end
@partial p9278
{{>p9279}}
@end
@partial p9279
{{>p9280}}
@end
@partial p9280
{{>p9281}}
@end
@partial p9281
{{>p9282}}
@end
@partial p9282
{{>p9283}}
@end
@partial p9283
{{>p9284}}
@end
@partial p9284
{{>p9285}}
@end
@partial p9285
{{>p9286}}
@end
@partial p9286
{{>p9287}}
@end
@partial p9287
{{>p9288}}
@end
@partial p9288
{{>p9289}}
@end
@partial p9289
{{>p9290}}
@end
@partial p9290
{{>p9291}}
@end
@partial p9291
{{>p9292}}
@end
@partial p9292
{{>p9293}}
@end
@partial p9293
{{>p9294}}
@end
@partial p9294
{{>p9295}}
@end
@partial p9295
{{>p9296}}
@end
@partial p9296
{{>p9297}}
@end
@partial p9297
{{>p9298}}
@end
@partial p9298
{{>p9299}}
@end
@partial p9299
{{>p9300}}
@end
@partial p9300
{{>p9301}}
@end
@partial p9301
{{>p9302}}
@end
@partial p9302
{{>p9303}}
@end
@partial p9303
{{>p9304}}
@end
@partial p9304
{{>p9305}}
@end
@partial p9305
{{>p9306}}
@end
@partial p9306
{{>p9307}}
@end
@partial p9307
{{>p9308}}
@end
@partial p9308
{{>p9309}}
@end
@partial p9309
{{>p9310}}
@end
@partial p9310
{{>p9311}}
@end
@partial p9311
{{>p9312}}
@end
@partial p9312
{{>p9313}}
@end
@partial p9313
{{>p9314}}
@end
@partial p9314
{{>p9315}}
@end
@partial p9315
{{>p9316}}
@end
@partial p9316
{{>p9317}}
@end
@partial p9317
{{>p9318}}
@end
@partial p9318
{{>p9319}}
@end
@partial p9319
{{>p9320}}
@end
@partial p9320
{{>p9321}}
@end
@partial p9321
{{>p9322}}
@end
@partial p9322
{{>p9323}}
@end
@partial p9323
{{>p9324}}
@end
@partial p9324
{{>p9325}}
@end
@partial p9325
{{>p9326}}
@end
@partial p9326
{{>p9327}}
@end
@partial p9327
{{>p9328}}
@end
@partial p9328
{{>p9329}}
@end
@partial p9329
{{>p9330}}
@end
@partial p9330
{{>p9331}}
@end
@partial p9331
{{>p9332}}
@end
@partial p9332
{{>p9333}}
@end
@partial p9333
{{>p9334}}
@end
@partial p9334
{{>p9335}}
@end
@partial p9335
{{>p9336}}
@end
@partial p9336
{{>p9337}}
@end
@partial p9337
{{>p9338}}
@end
@partial p9338
{{>p9339}}
@end
@partial p9339
{{>p9340}}
@end
@partial p9340
{{>p9341}}
@end
@partial p9341
{{>p9342}}
@end
@partial p9342
{{>p9343}}
@end
@partial p9343
{{>p9344}}
@end
@partial p9344
{{>p9345}}
@end
@partial p9345
{{>p9346}}
@end
@partial p9346
{{>p9347}}
@end
@partial p9347
{{>p9348}}
@end
@partial p9348
{{>p9349}}
@end
@partial p9349
{{>p9350}}
@end
@partial p9350
{{>p9351}}
@end
@partial p9351
{{>p9352}}
@end
@partial p9352
{{>p9353}}
@end
@partial p9353
{{>p9354}}
@end
@partial p9354
{{>p9355}}
@end
@partial p9355
{{>p9356}}
@end
@partial p9356
{{>p9357}}
@end
@partial p9357
{{>p9358}}
@end
@partial p9358
{{>p9359}}
@end
@partial p9359
{{>p9360}}
@end
@partial p9360
{{>p9361}}
@end
@partial p9361
{{>p9362}}
@end
@partial p9362
{{>p9363}}
@end
@partial p9363
{{>p9364}}
@end
@partial p9364
{{>p9365}}
@end
@partial p9365
{{>p9366}}
@end
@partial p9366
{{>p9367}}
@end
@partial p9367
{{>p9368}}
@end
@partial p9368
{{>p9369}}
@end
@partial p9369
{{>p9370}}
@end
@partial p9370
{{>p9371}}
@end
@partial p9371
{{>p9372}}
@end
@partial p9372
{{>p9373}}
@end
@partial p9373
{{>p9374}}
@end
@partial p9374
{{>p9375}}
@end
@partial p9375
{{>p9376}}
@end
@partial p9376
{{>p9377}}
@end
@partial p9377
{{>p9378}}
@end
@partial p9378
{{>p9379}}
@end
@partial p9379
{{>p9380}}
@end
@partial p9380
{{>p9381}}
@end
@partial p9381
{{>p9382}}
@end
@partial p9382
{{>p9383}}
@end
@partial p9383
{{>p9384}}
@end
@partial p9384
{{>p9385}}
@end
@partial p9385
{{>p9386}}
@end
@partial p9386
{{>p9387}}
@end
@partial p9387
{{>p9388}}
@end
@partial p9388
{{>p9389}}
@end
@partial p9389
{{>p9390}}
@end
@partial p9390
{{>p9391}}
@end
@partial p9391
{{>p9392}}
@end
@partial p9392
{{>p9393}}
@end
@partial p9393
{{>p9394}}
@end
@partial p9394
{{>p9395}}
@end
@partial p9395
{{>p9396}}
@end
@partial p9396
{{>p9397}}
@end
@partial p9397
{{>p9398}}
@end
@partial p9398
{{>p9399}}
@end
@partial p9399
{{>p9400}}
@end
@partial p9400
{{>p9401}}
@end
@partial p9401
{{>p9402}}
@end
@partial p9402
{{>p9403}}
@end
@partial p9403
{{>p9404}}
@end
@partial p9404
{{>p9405}}
@end
@partial p9405
{{>p9406}}
@end
@partial p9406
{{>p9407}}
@end
@partial p9407
{{>p9408}}
@end
@partial p9408
{{>p9409}}
@end
@partial p9409
{{>p9410}}
@end
@partial p9410
{{>p9411}}
@end
@partial p9411
{{>p9412}}
@end
@partial p9412
{{>p9413}}
@end
@partial p9413
{{>p9414}}
@end
@partial p9414
{{>p9415}}
@end
@partial p9415
{{>p9416}}
@end
@partial p9416
{{>p9417}}
@end
@partial p9417
{{>p9418}}
@end
@partial p9418
{{>p9419}}
@end
@partial p9419
{{>p9420}}
@end
@partial p9420
{{>p9421}}
@end
@partial p9421
{{>p9422}}
@end
@partial p9422
{{>p9423}}
@end
@partial p9423
{{>p9424}}
@end
@partial p9424
{{>p9425}}
@end
@partial p9425
{{>p9426}}
@end
@partial p9426
{{>p9427}}
@end
@partial p9427
{{>p9428}}
@end
@partial p9428
{{>p9429}}
@end
@partial p9429
{{>p9430}}
@end
@partial p9430
{{>p9431}}
@end
@partial p9431
{{>p9432}}
@end
@partial p9432
{{>p9433}}
@end
@partial p9433
{{>p9434}}
@end
@partial p9434
{{>p9435}}
@end
@partial p9435
{{>p9436}}
@end
@partial p9436
{{>p9437}}
@end
@partial p9437
{{>p9438}}
@end
@partial p9438
{{>p9439}}
@end
@partial p9439
{{>p9440}}
@end
@partial p9440
{{>p9441}}
@end
@partial p9441
{{>p9442}}
@end
@partial p9442
{{>p9443}}
@end
@partial p9443
{{>p9444}}
@end
@partial p9444
{{>p9445}}
@end
@partial p9445
{{>p9446}}
@end
@partial p9446
{{>p9447}}
@end
@partial p9447
{{>p9448}}
@end
@partial p9448
{{>p9449}}
@end
@partial p9449
{{>p9450}}
@end
@partial p9450
{{>p9451}}
@end
@partial p9451
{{>p9452}}
@end
@partial p9452
{{>p9453}}
@end
@partial p9453
{{>p9454}}
@end
@partial p9454
{{>p9455}}
@end
@partial p9455
{{>p9456}}
@end
@partial p9456
{{>p9457}}
@end
@partial p9457
{{>p9458}}
@end
@partial p9458
{{>p9459}}
@end
@partial p9459
{{>p9460}}
@end
@partial p9460
{{>p9461}}
@end
@partial p9461
{{>p9462}}
@end
@partial p9462
{{>p9463}}
@end
@partial p9463
{{>p9464}}
@end
@partial p9464
{{>p9465}}
@end
@partial p9465
{{>p9466}}
@end
@partial p9466
{{>p9467}}
@end
@partial p9467
{{>p9468}}
@end
@partial p9468
{{>p9469}}
@end
@partial p9469
{{>p9470}}
@end
@partial p9470
{{>p9471}}
@end
@partial p9471
{{>p9472}}
@end
@partial p9472
{{>p9473}}
@end
@partial p9473
{{>p9474}}
@end
@partial p9474
{{>p9475}}
@end
@partial p9475
{{>p9476}}
@end
@partial p9476
{{>p9477}}
@end
@partial p9477
{{>p9478}}
@end
@partial p9478
{{>p9479}}
@end
@partial p9479
{{>p9480}}
@end
@partial p9480
{{>p9481}}
@end
@partial p9481
{{>p9482}}
@end
@partial p9482
{{>p9483}}
@end
@partial p9483
{{>p9484}}
@end
@partial p9484
{{>p9485}}
@end
@partial p9485
{{>p9486}}
@end
@partial p9486
{{>p9487}}
@end
@partial p9487
{{>p9488}}
@end
@partial p9488
{{>p9489}}
@end
@partial p9489
{{>p9490}}
@end
@partial p9490
{{>p9491}}
@end
@partial p9491
{{>p9492}}
@end
@partial p9492
{{>p9493}}
@end
@partial p9493
{{>p9494}}
@end
@partial p9494
{{>p9495}}
@end
@partial p9495
{{>p9496}}
@end
@partial p9496
{{>p9497}}
@end
@partial p9497
{{>p9498}}
@end
@partial p9498
{{>p9499}}
@end
@partial p9499
{{>p9500}}
@end
@partial p9500
{{>p9501}}
@end
@partial p9501
{{>p9502}}
@end
@partial p9502
{{>p9503}}
@end
@partial p9503
{{>p9504}}
@end
@partial p9504
{{>p9505}}
@end
@partial p9505
{{>p9506}}
@end
@partial p9506
{{>p9507}}
@end
@partial p9507
{{>p9508}}
@end
@partial p9508
{{>p9509}}
@end
@partial p9509
{{>p9510}}
@end
@partial p9510
{{>p9511}}
@end
@partial p9511
{{>p9512}}
@end
@partial p9512
{{>p9513}}
@end
@partial p9513
{{>p9514}}
@end
@partial p9514
{{>p9515}}
@end
@partial p9515
{{>p9516}}
@end
@partial p9516
{{>p9517}}
@end
@partial p9517
{{>p9518}}
@end
@partial p9518
{{>p9519}}
@end
@partial p9519
{{>p9520}}
@end
@partial p9520
{{>p9521}}
@end
@partial p9521
{{>p9522}}
@end
@partial p9522
{{>p9523}}
@end
@partial p9523
{{>p9524}}
@end
@partial p9524
{{>p9525}}
@end
@partial p9525
{{>p9526}}
@end
@partial p9526
{{>p9527}}
@end
@partial p9527
{{>p9528}}
@end
@partial p9528
{{>p9529}}
@end
@partial p9529
{{>p9530}}
@end
@partial p9530
{{>p9531}}
@end
@partial p9531
{{>p9532}}
@end
@partial p9532
{{>p9533}}
@end
@partial p9533
{{>p9534}}
@end
@partial p9534
{{>p9535}}
@end
@partial p9535
{{>p9536}}
@end
@partial p9536
{{>p9537}}
@end
@partial p9537
{{>p9538}}
@end
@partial p9538
{{>p9539}}
@end
@partial p9539
{{>p9540}}
@end
@partial p9540
{{>p9541}}
@end
@partial p9541
{{>p9542}}
@end
@partial p9542
{{>p9543}}
@end
@partial p9543
{{>p9544}}
@end
@partial p9544
{{>p9545}}
@end
@partial p9545
{{>p9546}}
@end
@partial p9546
{{>p9547}}
@end
@partial p9547
{{>p9548}}
@end
@partial p9548
{{>p9549}}
@end
@partial p9549
{{>p9550}}
@end
@partial p9550
{{>p9551}}
@end
@partial p9551
{{>p9552}}
@end
@partial p9552
{{>p9553}}
@end
@partial p9553
{{>p9554}}
@end
@partial p9554
{{>p9555}}
@end
@partial p9555
{{>p9556}}
@end
@partial p9556
{{>p9557}}
@end
@partial p9557
{{>p9558}}
@end
@partial p9558
{{>p9559}}
@end
@partial p9559
{{>p9560}}
@end
@partial p9560
{{>p9561}}
@end
@partial p9561
{{>p9562}}
@end
@partial p9562
{{>p9563}}
@end
@partial p9563
{{>p9564}}
@end
@partial p9564
{{>p9565}}
@end
@partial p9565
{{>p9566}}
@end
@partial p9566
{{>p9567}}
@end
@partial p9567
{{>p9568}}
@end
@partial p9568
{{>p9569}}
@end
@partial p9569
{{>p9570}}
@end
@partial p9570
{{>p9571}}
@end
@partial p9571
{{>p9572}}
@end
@partial p9572
{{>p9573}}
@end
@partial p9573
{{>p9574}}
@end
@partial p9574
{{>p9575}}
@end
@partial p9575
{{>p9576}}
@end
@partial p9576
{{>p9577}}
@end
@partial p9577
{{>p9578}}
@end
@partial p9578
{{>p9579}}
@end
@partial p9579
{{>p9580}}
@end
@partial p9580
{{>p9581}}
@end
@partial p9581
{{>p9582}}
@end
@partial p9582
{{>p9583}}
@end
@partial p9583
{{>p9584}}
@end
@partial p9584
{{>p9585}}
@end
@partial p9585
{{>p9586}}
@end
@partial p9586
{{>p9587}}
@end
@partial p9587
{{>p9588}}
@end
@partial p9588
{{>p9589}}
@end
@partial p9589
{{>p9590}}
@end
@partial p9590
{{>p9591}}
@end
@partial p9591
{{>p9592}}
@end
@partial p9592
{{>p9593}}
@end
@partial p9593
{{>p9594}}
@end
@partial p9594
{{>p9595}}
@end
@partial p9595
{{>p9596}}
@end
@partial p9596
{{>p9597}}
@end
@partial p9597
{{>p9598}}
@end
@partial p9598
{{>p9599}}
@end
@partial p9599
{{>p9600}}
@end
@partial p9600
{{>p9601}}
@end
@partial p9601
{{>p9602}}
@end
@partial p9602
{{>p9603}}
@end
@partial p9603
{{>p9604}}
@end
@partial p9604
{{>p9605}}
@end
@partial p9605
{{>p9606}}
@end
@partial p9606
{{>p9607}}
@end
@partial p9607
{{>p9608}}
@end
@partial p9608
{{>p9609}}
@end
@partial p9609
{{>p9610}}
@end
@partial p9610
{{>p9611}}
@end
@partial p9611
{{>p9612}}
@end
@partial p9612
{{>p9613}}
@end
@partial p9613
{{>p9614}}
@end
@partial p9614
{{>p9615}}
@end
@partial p9615
{{>p9616}}
@end
@partial p9616
{{>p9617}}
@end
@partial p9617
{{>p9618}}
@end
@partial p9618
{{>p9619}}
@end
@partial p9619
{{>p9620}}
@end
@partial p9620
{{>p9621}}
@end
@partial p9621
{{>p9622}}
@end
@partial p9622
{{>p9623}}
@end
@partial p9623
{{>p9624}}
@end
@partial p9624
{{>p9625}}
@end
@partial p9625
{{>p9626}}
@end
@partial p9626
{{>p9627}}
@end
@partial p9627
{{>p9628}}
@end
@partial p9628
{{>p9629}}
@end
@partial p9629
{{>p9630}}
@end
@partial p9630
{{>p9631}}
@end
@partial p9631
{{>p9632}}
@end
@partial p9632
{{>p9633}}
@end
@partial p9633
{{>p9634}}
@end
@partial p9634
{{>p9635}}
@end
@partial p9635
{{>p9636}}
@end
@partial p9636
{{>p9637}}
@end
@partial p9637
{{>p9638}}
@end
@partial p9638
{{>p9639}}
@end
@partial p9639
{{>p9640}}
@end
@partial p9640
{{>p9641}}
@end
@partial p9641
{{>p9642}}
@end
@partial p9642
{{>p9643}}
@end
@partial p9643
{{>p9644}}
@end
@partial p9644
{{>p9645}}
@end
@partial p9645
{{>p9646}}
@end
@partial p9646
{{>p9647}}
@end
@partial p9647
{{>p9648}}
@end
@partial p9648
{{>p9649}}
@end
@partial p9649
{{>p9650}}
@end
@partial p9650
{{>p9651}}
@end
@partial p9651
{{>p9652}}
@end
@partial p9652
{{>p9653}}
@end
@partial p9653
{{>p9654}}
@end
@partial p9654
{{>p9655}}
@end
@partial p9655
{{>p9656}}
@end
@partial p9656
{{>p9657}}
@end
@partial p9657
{{>p9658}}
@end
@partial p9658
{{>p9659}}
@end
@partial p9659
{{>p9660}}
@end
@partial p9660
{{>p9661}}
@end
@partial p9661
{{>p9662}}
@end
@partial p9662
{{>p9663}}
@end
@partial p9663
{{>p9664}}
@end
@partial p9664
{{>p9665}}
@end
@partial p9665
{{>p9666}}
@end
@partial p9666
{{>p9667}}
@end
@partial p9667
{{>p9668}}
@end
@partial p9668
{{>p9669}}
@end
@partial p9669
{{>p9670}}
@end
@partial p9670
{{>p9671}}
@end
@partial p9671
{{>p9672}}
@end
@partial p9672
{{>p9673}}
@end
@partial p9673
{{>p9674}}
@end
@partial p9674
{{>p9675}}
@end
@partial p9675
{{>p9676}}
@end
@partial p9676
{{>p9677}}
@end
@partial p9677
{{>p9678}}
@end
@partial p9678
{{>p9679}}
@end
@partial p9679
{{>p9680}}
@end
@partial p9680
{{>p9681}}
@end
@partial p9681
{{>p9682}}
@end
@partial p9682
{{>p9683}}
@end
@partial p9683
{{>p9684}}
@end
@partial p9684
{{>p9685}}
@end
@partial p9685
{{>p9686}}
@end
@partial p9686
{{>p9687}}
@end
@partial p9687
{{>p9688}}
@end
@partial p9688
{{>p9689}}
@end
@partial p9689
{{>p9690}}
@end
@partial p9690
{{>p9691}}
@end
@partial p9691
{{>p9692}}
@end
@partial p9692
{{>p9693}}
@end
@partial p9693
{{>p9694}}
@end
@partial p9694
{{>p9695}}
@end
@partial p9695
{{>p9696}}
@end
@partial p9696
{{>p9697}}
@end
@partial p9697
{{>p9698}}
@end
@partial p9698
{{>p9699}}
@end
@partial p9699
{{>p9700}}
@end
@partial p9700
{{>p9701}}
@end
@partial p9701
{{>p9702}}
@end
@partial p9702
{{>p9703}}
@end
@partial p9703
{{>p9704}}
@end
@partial p9704
{{>p9705}}
@end
@partial p9705
{{>p9706}}
@end
@partial p9706
{{>p9707}}
@end
@partial p9707
{{>p9708}}
@end
@partial p9708
{{>p9709}}
@end
@partial p9709
{{>p9710}}
@end
@partial p9710
{{>p9711}}
@end
@partial p9711
{{>p9712}}
@end
@partial p9712
{{>p9713}}
@end
@partial p9713
{{>p9714}}
@end
@partial p9714
{{>p9715}}
@end
@partial p9715
{{>p9716}}
@end
@partial p9716
{{>p9717}}
@end
@partial p9717
{{>p9718}}
@end
@partial p9718
{{>p9719}}
@end
@partial p9719
{{>p9720}}
@end
@partial p9720
{{>p9721}}
@end
@partial p9721
{{>p9722}}
@end
@partial p9722
{{>p9723}}
@end
@partial p9723
{{>p9724}}
@end
@partial p9724
{{>p9725}}
@end
@partial p9725
{{>p9726}}
@end
@partial p9726
{{>p9727}}
@end
@partial p9727
{{>p9728}}
@end
@partial p9728
{{>p9729}}
@end
@partial p9729
{{>p9730}}
@end
@partial p9730
{{>p9731}}
@end
@partial p9731
{{>p9732}}
@end
@partial p9732
{{>p9733}}
@end
@partial p9733
{{>p9734}}
@end
@partial p9734
{{>p9735}}
@end
@partial p9735
{{>p9736}}
@end
@partial p9736
{{>p9737}}
@end
@partial p9737
{{>p9738}}
@end
@partial p9738
{{>p9739}}
@end
@partial p9739
{{>p9740}}
@end
@partial p9740
{{>p9741}}
@end
@partial p9741
{{>p9742}}
@end
@partial p9742
{{>p9743}}
@end
@partial p9743
{{>p9744}}
@end
@partial p9744
{{>p9745}}
@end
@partial p9745
{{>p9746}}
@end
@partial p9746
{{>p9747}}
@end
@partial p9747
{{>p9748}}
@end
@partial p9748
{{>p9749}}
@end
@partial p9749
{{>p9750}}
@end
@partial p9750
{{>p9751}}
@end
@partial p9751
{{>p9752}}
@end
@partial p9752
{{>p9753}}
@end
@partial p9753
{{>p9754}}
@end
@partial p9754
{{>p9755}}
@end
@partial p9755
{{>p9756}}
@end
@partial p9756
{{>p9757}}
@end
@partial p9757
{{>p9758}}
@end
@partial p9758
{{>p9759}}
@end
@partial p9759
{{>p9760}}
@end
@partial p9760
{{>p9761}}
@end
@partial p9761
{{>p9762}}
@end
@partial p9762
{{>p9763}}
@end
@partial p9763
{{>p9764}}
@end
@partial p9764
{{>p9765}}
@end
@partial p9765
{{>p9766}}
@end
@partial p9766
{{>p9767}}
@end
@partial p9767
{{>p9768}}
@end
@partial p9768
{{>p9769}}
@end
@partial p9769
{{>p9770}}
@end
@partial p9770
{{>p9771}}
@end
@partial p9771
{{>p9772}}
@end
@partial p9772
{{>p9773}}
@end
@partial p9773
{{>p9774}}
@end
@partial p9774
{{>p9775}}
@end
@partial p9775
{{>p9776}}
@end
@partial p9776
{{>p9777}}
@end
@partial p9777
{{>p9778}}
@end
@partial p9778
{{>p9779}}
@end
@partial p9779
{{>p9780}}
@end
@partial p9780
{{>p9781}}
@end
@partial p9781
{{>p9782}}
@end
@partial p9782
{{>p9783}}
@end
@partial p9783
{{>p9784}}
@end
@partial p9784
{{>p9785}}
@end
@partial p9785
{{>p9786}}
@end
@partial p9786
{{>p9787}}
@end
@partial p9787
{{>p9788}}
@end
@partial p9788
{{>p9789}}
@end
@partial p9789
{{>p9790}}
@end
@partial p9790
{{>p9791}}
@end
@partial p9791
{{>p9792}}
@end
@partial p9792
{{>p9793}}
@end
@partial p9793
{{>p9794}}
@end
@partial p9794
{{>p9795}}
@end
@partial p9795
{{>p9796}}
@end
@partial p9796
{{>p9797}}
@end
@partial p9797
{{>p9798}}
@end
@partial p9798
{{>p9799}}
@end
@partial p9799
{{>p9800}}
@end
@partial p9800
{{>p9801}}
@end
@partial p9801
{{>p9802}}
@end
@partial p9802
{{>p9803}}
@end
@partial p9803
{{>p9804}}
@end
@partial p9804
{{>p9805}}
@end
@partial p9805
{{>p9806}}
@end
@partial p9806
{{>p9807}}
@end
@partial p9807
{{>p9808}}
@end
@partial p9808
{{>p9809}}
@end
@partial p9809
{{>p9810}}
@end
@partial p9810
{{>p9811}}
@end
@partial p9811
{{>p9812}}
@end
@partial p9812
{{>p9813}}
@end
@partial p9813
{{>p9814}}
@end
@partial p9814
{{>p9815}}
@end
@partial p9815
{{>p9816}}
@end
@partial p9816
{{>p9817}}
@end
@partial p9817
{{>p9818}}
@end
@partial p9818
{{>p9819}}
@end
@partial p9819
{{>p9820}}
@end
@partial p9820
{{>p9821}}
@end
@partial p9821
{{>p9822}}
@end
@partial p9822
{{>p9823}}
@end
@partial p9823
{{>p9824}}
@end
@partial p9824
{{>p9825}}
@end
@partial p9825
{{>p9826}}
@end
@partial p9826
{{>p9827}}
@end
@partial p9827
{{>p9828}}
@end
@partial p9828
{{>p9829}}
@end
@partial p9829
{{>p9830}}
@end
@partial p9830
{{>p9831}}
@end
@partial p9831
{{>p9832}}
@end
@partial p9832
{{>p9833}}
@end
@partial p9833
{{>p9834}}
@end
@partial p9834
{{>p9835}}
@end
@partial p9835
{{>p9836}}
@end
@partial p9836
{{>p9837}}
@end
@partial p9837
{{>p9838}}
@end
@partial p9838
{{>p9839}}
@end
@partial p9839
{{>p9840}}
@end
@partial p9840
{{>p9841}}
@end
@partial p9841
{{>p9842}}
@end
@partial p9842
{{>p9843}}
@end
@partial p9843
{{>p9844}}
@end
@partial p9844
{{>p9845}}
@end
@partial p9845
{{>p9846}}
@end
@partial p9846
{{>p9847}}
@end
@partial p9847
{{>p9848}}
@end
@partial p9848
{{>p9849}}
@end
@partial p9849
{{>p9850}}
@end
@partial p9850
{{>p9851}}
@end
@partial p9851
{{>p9852}}
@end
@partial p9852
{{>p9853}}
@end
@partial p9853
{{>p9854}}
@end
@partial p9854
{{>p9855}}
@end
@partial p9855
{{>p9856}}
@end
@partial p9856
{{>p9857}}
@end
@partial p9857
{{>p9858}}
@end
@partial p9858
{{>p9859}}
@end
@partial p9859
{{>p9860}}
@end
@partial p9860
{{>p9861}}
@end
@partial p9861
{{>p9862}}
@end
@partial p9862
{{>p9863}}
@end
@partial p9863
{{>p9864}}
@end
@partial p9864
{{>p9865}}
@end
@partial p9865
{{>p9866}}
@end
@partial p9866
{{>p9867}}
@end
@partial p9867
{{>p9868}}
@end
@partial p9868
{{>p9869}}
@end
@partial p9869
{{>p9870}}
@end
@partial p9870
{{>p9871}}
@end
@partial p9871
{{>p9872}}
@end
@partial p9872
{{>p9873}}
@end
@partial p9873
{{>p9874}}
@end
@partial p9874
{{>p9875}}
@end
@partial p9875
{{>p9876}}
@end
@partial p9876
{{>p9877}}
@end
@partial p9877
{{>p9878}}
@end
@partial p9878
{{>p9879}}
@end
@partial p9879
{{>p9880}}
@end
@partial p9880
{{>p9881}}
@end
@partial p9881
{{>p9882}}
@end
@partial p9882
{{>p9883}}
@end
@partial p9883
{{>p9884}}
@end
@partial p9884
{{>p9885}}
@end
@partial p9885
{{>p9886}}
@end
@partial p9886
{{>p9887}}
@end
@partial p9887
{{>p9888}}
@end
@partial p9888
{{>p9889}}
@end
@partial p9889
{{>p9890}}
@end
@partial p9890
{{>p9891}}
@end
@partial p9891
{{>p9892}}
@end
@partial p9892
{{>p9893}}
@end
@partial p9893
{{>p9894}}
@end
@partial p9894
{{>p9895}}
@end
@partial p9895
{{>p9896}}
@end
@partial p9896
{{>p9897}}
@end
@partial p9897
{{>p9898}}
@end
@partial p9898
{{>p9899}}
@end
@partial p9899
{{>p9900}}
@end
@partial p9900
{{>p9901}}
@end
@partial p9901
{{>p9902}}
@end
@partial p9902
{{>p9903}}
@end
@partial p9903
{{>p9904}}
@end
@partial p9904
{{>p9905}}
@end
@partial p9905
{{>p9906}}
@end
@partial p9906
{{>p9907}}
@end
@partial p9907
{{>p9908}}
@end
@partial p9908
{{>p9909}}
@end
@partial p9909
{{>p9910}}
@end
@partial p9910
{{>p9911}}
@end
@partial p9911
{{>p9912}}
@end
@partial p9912
{{>p9913}}
@end
@partial p9913
{{>p9914}}
@end
@partial p9914
{{>p9915}}
@end
@partial p9915
{{>p9916}}
@end
@partial p9916
{{>p9917}}
@end
@partial p9917
{{>p9918}}
@end
@partial p9918
{{>p9919}}
@end
@partial p9919
{{>p9920}}
@end
@partial p9920
{{>p9921}}
@end
@partial p9921
{{>p9922}}
@end
@partial p9922
{{>p9923}}
@end
@partial p9923
{{>p9924}}
@end
@partial p9924
{{>p9925}}
@end
@partial p9925
{{>p9926}}
@end
@partial p9926
{{>p9927}}
@end
@partial p9927
{{>p9928}}
@end
@partial p9928
{{>p9929}}
@end
@partial p9929
{{>p9930}}
@end
@partial p9930
{{>p9931}}
@end
@partial p9931
{{>p9932}}
@end
@partial p9932
{{>p9933}}
@end
@partial p9933
{{>p9934}}
@end
@partial p9934
{{>p9935}}
@end
@partial p9935
{{>p9936}}
@end
@partial p9936
{{>p9937}}
@end
@partial p9937
{{>p9938}}
@end
@partial p9938
{{>p9939}}
@end
@partial p9939
{{>p9940}}
@end
@partial p9940
{{>p9941}}
@end
@partial p9941
{{>p9942}}
@end
@partial p9942
{{>p9943}}
@end
@partial p9943
{{>p9944}}
@end
@partial p9944
{{>p9945}}
@end
@partial p9945
{{>p9946}}
@end
@partial p9946
{{>p9947}}
@end
@partial p9947
{{>p9948}}
@end
@partial p9948
{{>p9949}}
@end
@partial p9949
{{>p9950}}
@end
@partial p9950
{{>p9951}}
@end
@partial p9951
{{>p9952}}
@end
@partial p9952
{{>p9953}}
@end
@partial p9953
{{>p9954}}
@end
@partial p9954
{{>p9955}}
@end
@partial p9955
{{>p9956}}
@end
@partial p9956
{{>p9957}}
@end
@partial p9957
{{>p9958}}
@end
@partial p9958
{{>p9959}}
@end
@partial p9959
{{>p9960}}
@end
@partial p9960
{{>p9961}}
@end
@partial p9961
{{>p9962}}
@end
@partial p9962
{{>p9963}}
@end
@partial p9963
{{>p9964}}
@end
@partial p9964
{{>p9965}}
@end
@partial p9965
{{>p9966}}
@end
@partial p9966
{{>p9967}}
@end
@partial p9967
{{>p9968}}
@end
@partial p9968
{{>p9969}}
@end
@partial p9969
{{>p9970}}
@end
@partial p9970
{{>p9971}}
@end
@partial p9971
{{>p9972}}
@end
@partial p9972
{{>p9973}}
@end
@partial p9973
{{>p9974}}
@end
@partial p9974
{{>p9975}}
@end
@partial p9975
{{>p9976}}
@end
@partial p9976
{{>p9977}}
@end
@partial p9977
{{>p9978}}
@end
@partial p9978
{{>p9979}}
@end
@partial p9979
{{>p9980}}
@end
@partial p9980
{{>p9981}}
@end
@partial p9981
{{>p9982}}
@end
@partial p9982
{{>p9983}}
@end
@partial p9983
{{>p9984}}
@end
@partial p9984
{{>p9985}}
@end
@partial p9985
{{>p9986}}
@end
@partial p9986
{{>p9987}}
@end
@partial p9987
{{>p9988}}
@end
@partial p9988
{{>p9989}}
@end
@partial p9989
{{>p9990}}
@end
@partial p9990
{{>p9991}}
@end
@partial p9991
{{>p9992}}
@end
@partial p9992
{{>p9993}}
@end
@partial p9993
{{>p9994}}
@end
@partial p9994
{{>p9995}}
@end
@partial p9995
{{>p9996}}
@end
@partial p9996
{{>p9997}}
@end
@partial p9997
{{>p9998}}
@end
@partial p9998
{{>p9999}}
@end
@partial p9999
{{>p10000}}
@end
@partial p10000
{{>p10001}}
@end
@partial p10001
{{>p10002}}
@end
@partial p10002
{{>p10003}}
@end
@partial p10003
{{>p10004}}
@end
@partial p10004
{{>p10005}}
@end
@partial p10005
{{>p10006}}
@end
@partial p10006
{{>p10007}}
@end
@partial p10007
{{>p10008}}
@end
@partial p10008
{{>p10009}}
@end
@partial p10009
{{>p10010}}
@end
@partial p10010
{{>p10011}}
@end
@partial p10011
{{>p10012}}
@end
@partial p10012
{{>p10013}}
@end
@partial p10013
{{>p10014}}
@end
@partial p10014
{{>p10015}}
@end
@partial p10015
{{>p10016}}
@end
@partial p10016
{{>p10017}}
@end
@partial p10017
{{>p10018}}
@end
@partial p10018
{{>p10019}}
@end
@partial p10019
{{>p10020}}
@end
@partial p10020
{{>p10021}}
@end
@partial p10021
{{>p10022}}
@end
@partial p10022
{{>p10023}}
@end
@partial p10023
{{>p10024}}
@end
@partial p10024
{{>p10025}}
@end
@partial p10025
{{>p10026}}
@end
@partial p10026
{{>p10027}}
@end
@partial p10027
{{>p10028}}
@end
@partial p10028
{{>p10029}}
@end
@partial p10029
{{>p10030}}
@end
@partial p10030
{{>p10031}}
@end
@partial p10031
{{>p10032}}
@end
@partial p10032
{{>p10033}}
@end
@partial p10033
{{>p10034}}
@end
@partial p10034
{{>p10035}}
@end
@partial p10035
{{>p10036}}
@end
@partial p10036
{{>p10037}}
@end
@partial p10037
{{>p10038}}
@end
@partial p10038
{{>p10039}}
@end
@partial p10039
{{>p10040}}
@end
@partial p10040
{{>p10041}}
@end
@partial p10041
{{>p10042}}
@end
@partial p10042
{{>p10043}}
@end
@partial p10043
{{>p10044}}
@end
@partial p10044
{{>p10045}}
@end
@partial p10045
{{>p10046}}
@end
@partial p10046
{{>p10047}}
@end
@partial p10047
{{>p10048}}
@end
@partial p10048
{{>p10049}}
@end
@partial p10049
{{>p10050}}
@end
@partial p10050
{{>p10051}}
@end
@partial p10051
{{>p10052}}
@end
@partial p10052
{{>p10053}}
@end
@partial p10053
{{>p10054}}
@end
@partial p10054
{{>p10055}}
@end
@partial p10055
{{>p10056}}
@end
@partial p10056
{{>p10057}}
@end
@partial p10057
{{>p10058}}
@end
@partial p10058
{{>p10059}}
@end
@partial p10059
{{>p10060}}
@end
@partial p10060
{{>p10061}}
@end
@partial p10061
{{>p10062}}
@end
@partial p10062
{{>p10063}}
@end
@partial p10063
{{>p10064}}
@end
@partial p10064
{{>p10065}}
@end
@partial p10065
{{>p10066}}
@end
@partial p10066
{{>p10067}}
@end
@partial p10067
{{>p10068}}
@end
@partial p10068
{{>p10069}}
@end
@partial p10069
{{>p10070}}
@end
@partial p10070
{{>p10071}}
@end
@partial p10071
{{>p10072}}
@end
@partial p10072
{{>p10073}}
@end
@partial p10073
{{>p10074}}
@end
@partial p10074
{{>p10075}}
@end
@partial p10075
{{>p10076}}
@end
@partial p10076
{{>p10077}}
@end
@partial p10077
{{>p10078}}
@end
@partial p10078
{{>p10079}}
@end
@partial p10079
{{>p10080}}
@end
@partial p10080
{{>p10081}}
@end
@partial p10081
{{>p10082}}
@end
@partial p10082
{{>p10083}}
@end
@partial p10083
{{>p10084}}
@end
@partial p10084
{{>p10085}}
@end
@partial p10085
{{>p10086}}
@end
@partial p10086
{{>p10087}}
@end
@partial p10087
{{>p10088}}
@end
@partial p10088
{{>p10089}}
@end
@partial p10089
{{>p10090}}
@end
@partial p10090
{{>p10091}}
@end
@partial p10091
{{>p10092}}
@end
@partial p10092
{{>p10093}}
@end
@partial p10093
{{>p10094}}
@end
@partial p10094
{{>p10095}}
@end
@partial p10095
{{>p10096}}
@end
@partial p10096
{{>p10097}}
@end
@partial p10097
{{>p10098}}
@end
@partial p10098
{{>p10099}}
@end
@partial p10099
{{>p10100}}
@end
@partial p10100
{{>p10101}}
@end
@partial p10101
{{>p10102}}
@end
@partial p10102
{{>p10103}}
@end
@partial p10103
{{>p10104}}
@end
@partial p10104
{{>p10105}}
@end
@partial p10105
{{>p10106}}
@end
@partial p10106
{{>p10107}}
@end
@partial p10107
{{>p10108}}
@end
@partial p10108
{{>p10109}}
@end
@partial p10109
{{>p10110}}
@end
@partial p10110
{{>p10111}}
@end
@partial p10111
{{>p10112}}
@end
@partial p10112
{{>p10113}}
@end
@partial p10113
{{>p10114}}
@end
@partial p10114
{{>p10115}}
@end
@partial p10115
{{>p10116}}
@end
@partial p10116
{{>p10117}}
@end
@partial p10117
{{>p10118}}
@end
@partial p10118
{{>p10119}}
@end
@partial p10119
{{>p10120}}
@end
@partial p10120
{{>p10121}}
@end
@partial p10121
{{>p10122}}
@end
@partial p10122
{{>p10123}}
@end
@partial p10123
{{>p10124}}
@end
@partial p10124
{{>p10125}}
@end
@partial p10125
{{>p10126}}
@end
@partial p10126
{{>p10127}}
@end
@partial p10127
{{>p10128}}
@end
@partial p10128
{{>p10129}}
@end
@partial p10129
{{>p10130}}
@end
@partial p10130
{{>p10131}}
@end
@partial p10131
{{>p10132}}
@end
@partial p10132
{{>p10133}}
@end
@partial p10133
{{>p10134}}
@end
@partial p10134
{{>p10135}}
@end
@partial p10135
{{>p10136}}
@end
@partial p10136
{{>p10137}}
@end
@partial p10137
{{>p10138}}
@end
@partial p10138
{{>p10139}}
@end
@partial p10139
{{>p10140}}
@end
@partial p10140
{{>p10141}}
@end
@partial p10141
{{>p10142}}
@end
@partial p10142
{{>p10143}}
@end
@partial p10143
{{>p10144}}
@end
@partial p10144
{{>p10145}}
@end
@partial p10145
{{>p10146}}
@end
@partial p10146
{{>p10147}}
@end
@partial p10147
{{>p10148}}
@end
@partial p10148
{{>p10149}}
@end
@partial p10149
{{>p10150}}
@end
@partial p10150
{{>p10151}}
@end
@partial p10151
{{>p10152}}
@end
@partial p10152
{{>p10153}}
@end
@partial p10153
{{>p10154}}
@end
@partial p10154
{{>p10155}}
@end
@partial p10155
{{>p10156}}
@end
@partial p10156
{{>p10157}}
@end
@partial p10157
{{>p10158}}
@end
@partial p10158
{{>p10159}}
@end
@partial p10159
{{>p10160}}
@end
@partial p10160
{{>p10161}}
@end
@partial p10161
{{>p10162}}
@end
@partial p10162
{{>p10163}}
@end
@partial p10163
{{>p10164}}
@end
@partial p10164
{{>p10165}}
@end
@partial p10165
{{>p10166}}
@end
@partial p10166
{{>p10167}}
@end
@partial p10167
{{>p10168}}
@end
@partial p10168
{{>p10169}}
@end
@partial p10169
{{>p10170}}
@end
@partial p10170
{{>p10171}}
@end
@partial p10171
{{>p10172}}
@end
@partial p10172
{{>p10173}}
@end
@partial p10173
{{>p10174}}
@end
@partial p10174
{{>p10175}}
@end
@partial p10175
{{>p10176}}
@end
@partial p10176
{{>p10177}}
@end
@partial p10177
{{>p10178}}
@end
@partial p10178
{{>p10179}}
@end
@partial p10179
{{>p10180}}
@end
@partial p10180
{{>p10181}}
@end
@partial p10181
{{>p10182}}
@end
@partial p10182
{{>p10183}}
@end
@partial p10183
{{>p10184}}
@end
@partial p10184
{{>p10185}}
@end
@partial p10185
{{>p10186}}
@end
@partial p10186
{{>p10187}}
@end
@partial p10187
{{>p10188}}
@end
@partial p10188
{{>p10189}}
@end
@partial p10189
{{>p10190}}
@end
@partial p10190
{{>p10191}}
@end
@partial p10191
{{>p10192}}
@end
@partial p10192
{{>p10193}}
@end
@partial p10193
{{>p10194}}
@end
@partial p10194
{{>p10195}}
@end
@partial p10195
{{>p10196}}
@end
@partial p10196
{{>p10197}}
@end
@partial p10197
{{>p10198}}
@end
@partial p10198
{{>p10199}}
@end
@partial p10199
{{>p10200}}
@end
@partial p10200
{{>p10201}}
@end
@partial p10201
{{>p10202}}
@end
@partial p10202
{{>p10203}}
@end
@partial p10203
{{>p10204}}
@end
@partial p10204
{{>p10205}}
@end
@partial p10205
{{>p10206}}
@end
@partial p10206
{{>p10207}}
@end
@partial p10207
{{>p10208}}
@end
@partial p10208
{{>p10209}}
@end
@partial p10209
{{>p10210}}
@end
@partial p10210
{{>p10211}}
@end
@partial p10211
{{>p10212}}
@end
@partial p10212
{{>p10213}}
@end
@partial p10213
{{>p10214}}
@end
@partial p10214
{{>p10215}}
@end
@partial p10215
{{>p10216}}
@end
@partial p10216
{{>p10217}}
@end
@partial p10217
{{>p10218}}
@end
@partial p10218
{{>p10219}}
@end
@partial p10219
{{>p10220}}
@end
@partial p10220
{{>p10221}}
@end
@partial p10221
{{>p10222}}
@end
@partial p10222
{{>p10223}}
@end
@partial p10223
{{>p10224}}
@end
@partial p10224
{{>p10225}}
@end
@partial p10225
{{>p10226}}
@end
@partial p10226
{{>p10227}}
@end
@partial p10227
{{>p10228}}
@end
@partial p10228
{{>p10229}}
@end
@partial p10229
{{>p10230}}
@end
@partial p10230
{{>p10231}}
@end
@partial p10231
{{>p10232}}
@end
@partial p10232
{{>p10233}}
@end
@partial p10233
{{>p10234}}
@end
@partial p10234
{{>p10235}}
@end
@partial p10235
{{>p10236}}
@end
@partial p10236
{{>p10237}}
@end
@partial p10237
{{>p10238}}
@end
@partial p10238
{{>p10239}}
@end
@partial p10239
{{>p10240}}
@end
@partial p10240
{{>p10241}}
@end
@partial p10241
{{>p10242}}
@end
@partial p10242
{{>p10243}}
@end
@partial p10243
{{>p10244}}
@end
@partial p10244
{{>p10245}}
@end
@partial p10245
{{>p10246}}
@end
@partial p10246
{{>p10247}}
@end
@partial p10247
{{>p10248}}
@end
@partial p10248
{{>p10249}}
@end
@partial p10249
{{>p10250}}
@end
@partial p10250
{{>p10251}}
@end
@partial p10251
{{>p10252}}
@end
@partial p10252
{{>p10253}}
@end
@partial p10253
{{>p10254}}
@end
@partial p10254
{{>p10255}}
@end
@partial p10255
{{>p10256}}
@end
@partial p10256
{{>p10257}}
@end
@partial p10257
{{>p10258}}
@end
@partial p10258
{{>p10259}}
@end
@partial p10259
{{>p10260}}
@end
@partial p10260
{{>p10261}}
@end
@partial p10261
{{>p10262}}
@end
@partial p10262
{{>p10263}}
@end
@partial p10263
{{>p10264}}
@end
@partial p10264
{{>p10265}}
@end
@partial p10265
{{>p10266}}
@end
@partial p10266
{{>p10267}}
@end
@partial p10267
{{>p10268}}
@end
@partial p10268
{{>p10269}}
@end
@partial p10269
{{>p10270}}
@end
@partial p10270
{{>p10271}}
@end
@partial p10271
{{>p10272}}
@end
@partial p10272
{{>p10273}}
@end
@partial p10273
{{>p10274}}
@end
@partial p10274
{{>p10275}}
@end
@partial p10275
{{>p10276}}
@end
@partial p10276
{{>p10277}}
@end
@partial p10277
{{>p10278}}
@end
@partial p10278
{{>p10279}}
@end
@partial p10279
{{>p10280}}
@end
@partial p10280
{{>p10281}}
@end
@partial p10281
{{>p10282}}
@end
@partial p10282
{{>p10283}}
@end
@partial p10283
{{>p10284}}
@end
@partial p10284
{{>p10285}}
@end
@partial p10285
{{>p10286}}
@end
@partial p10286
{{>p10287}}
@end
@partial p10287
{{>p10288}}
@end
@partial p10288
{{>p10289}}
@end
@partial p10289
{{>p10290}}
@end
@partial p10290
{{>p10291}}
@end
@partial p10291
{{>p10292}}
@end
@partial p10292
{{>p10293}}
@end
@partial p10293
{{>p10294}}
@end
@partial p10294
{{>p10295}}
@end
@partial p10295
{{>p10296}}
@end
@partial p10296
{{>p10297}}
@end
@partial p10297
{{>p10298}}
@end
@partial p10298
{{>p10299}}
@end
@partial p10299
{{>p10300}}
@end
@partial p10300
{{>p10301}}
@end
@partial p10301
{{>p10302}}
@end
@partial p10302
{{>p10303}}
@end
@partial p10303
{{>p10304}}
@end
@partial p10304
{{>p10305}}
@end
@partial p10305
{{>p10306}}
@end
@partial p10306
{{>p10307}}
@end
@partial p10307
{{>p10308}}
@end
@partial p10308
{{>p10309}}
@end
@partial p10309
{{>p10310}}
@end
@partial p10310
{{>p10311}}
@end
@partial p10311
{{>p10312}}
@end
@partial p10312
{{>p10313}}
@end
@partial p10313
{{>p10314}}
@end
@partial p10314
{{>p10315}}
@end
@partial p10315
{{>p10316}}
@end
@partial p10316
{{>p10317}}
@end
@partial p10317
{{>p10318}}
@end
@partial p10318
{{>p10319}}
@end
@partial p10319
{{>p10320}}
@end
@partial p10320
{{>p10321}}
@end
@partial p10321
{{>p10322}}
@end
@partial p10322
{{>p10323}}
@end
@partial p10323
{{>p10324}}
@end
@partial p10324
{{>p10325}}
@end
@partial p10325
{{>p10326}}
@end
@partial p10326
{{>p10327}}
@end
@partial p10327
{{>p10328}}
@end
@partial p10328
{{>p10329}}
@end
@partial p10329
{{>p10330}}
@end
@partial p10330
{{>p10331}}
@end
@partial p10331
{{>p10332}}
@end
@partial p10332
{{>p10333}}
@end
@partial p10333
{{>p10334}}
@end
@partial p10334
{{>p10335}}
@end
@partial p10335
{{>p10336}}
@end
@partial p10336
{{>p10337}}
@end
@partial p10337
{{>p10338}}
@end
@partial p10338
{{>p10339}}
@end
@partial p10339
{{>p10340}}
@end
@partial p10340
{{>p10341}}
@end
@partial p10341
{{>p10342}}
@end
@partial p10342
{{>p10343}}
@end
@partial p10343
{{>p10344}}
@end
@partial p10344
{{>p10345}}
@end
@partial p10345
{{>p10346}}
@end
@partial p10346
{{>p10347}}
@end
@partial p10347
{{>p10348}}
@end
@partial p10348
{{>p10349}}
@end
@partial p10349
{{>p10350}}
@end
@partial p10350
{{>p10351}}
@end
@partial p10351
{{>p10352}}
@end
@partial p10352
{{>p10353}}
@end
@partial p10353
{{>p10354}}
@end
@partial p10354
{{>p10355}}
@end
@partial p10355
{{>p10356}}
@end
@partial p10356
{{>p10357}}
@end
@partial p10357
{{>p10358}}
@end
@partial p10358
{{>p10359}}
@end
@partial p10359
{{>p10360}}
@end
@partial p10360
{{>p10361}}
@end
@partial p10361
{{>p10362}}
@end
@partial p10362
{{>p10363}}
@end
@partial p10363
{{>p10364}}
@end
@partial p10364
{{>p10365}}
@end
@partial p10365
{{>p10366}}
@end
@partial p10366
{{>p10367}}
@end
@partial p10367
{{>p10368}}
@end
@partial p10368
{{>p10369}}
@end
@partial p10369
{{>p10370}}
@end
@partial p10370
{{>p10371}}
@end
@partial p10371
{{>p10372}}
@end
@partial p10372
{{>p10373}}
@end
@partial p10373
{{>p10374}}
@end
@partial p10374
{{>p10375}}
@end
@partial p10375
{{>p10376}}
@end
@partial p10376
{{>p10377}}
@end
@partial p10377
{{>p10378}}
@end
@partial p10378
{{>p10379}}
@end
@partial p10379
{{>p10380}}
@end
@partial p10380
{{>p10381}}
@end
@partial p10381
{{>p10382}}
@end
@partial p10382
{{>p10383}}
@end
@partial p10383
{{>p10384}}
@end
@partial p10384
{{>p10385}}
@end
@partial p10385
{{>p10386}}
@end
@partial p10386
{{>p10387}}
@end
@partial p10387
{{>p10388}}
@end
@partial p10388
{{>p10389}}
@end
@partial p10389
{{>p10390}}
@end
@partial p10390
{{>p10391}}
@end
@partial p10391
{{>p10392}}
@end
@partial p10392
{{>p10393}}
@end
@partial p10393
{{>p10394}}
@end
@partial p10394
{{>p10395}}
@end
@partial p10395
{{>p10396}}
@end
@partial p10396
{{>p10397}}
@end
@partial p10397
{{>p10398}}
@end
@partial p10398
{{>p10399}}
@end
@partial p10399
{{>p10400}}
@end
@partial p10400
{{>p10401}}
@end
@partial p10401
{{>p10402}}
@end
@partial p10402
{{>p10403}}
@end
@partial p10403
{{>p10404}}
@end
@partial p10404
{{>p10405}}
@end
@partial p10405
{{>p10406}}
@end
@partial p10406
{{>p10407}}
@end
@partial p10407
{{>p10408}}
@end
@partial p10408
{{>p10409}}
@end
@partial p10409
{{>p10410}}
@end
@partial p10410
{{>p10411}}
@end
@partial p10411
{{>p10412}}
@end
@partial p10412
{{>p10413}}
@end
@partial p10413
{{>p10414}}
@end
@partial p10414
{{>p10415}}
@end
@partial p10415
{{>p10416}}
@end
@partial p10416
{{>p10417}}
@end
@partial p10417
{{>p10418}}
@end
@partial p10418
{{>p10419}}
@end
@partial p10419
{{>p10420}}
@end
@partial p10420
{{>p10421}}
@end
@partial p10421
{{>p10422}}
@end
@partial p10422
{{>p10423}}
@end
@partial p10423
{{>p10424}}
@end
@partial p10424
{{>p10425}}
@end
@partial p10425
{{>p10426}}
@end
@partial p10426
{{>p10427}}
@end
@partial p10427
{{>p10428}}
@end
@partial p10428
{{>p10429}}
@end
@partial p10429
{{>p10430}}
@end
@partial p10430
{{>p10431}}
@end
@partial p10431
{{>p10432}}
@end
@partial p10432
{{>p10433}}
@end
@partial p10433
{{>p10434}}
@end
@partial p10434
{{>p10435}}
@end
@partial p10435
{{>p10436}}
@end
@partial p10436
{{>p10437}}
@end
@partial p10437
{{>p10438}}
@end
@partial p10438
{{>p10439}}
@end
@partial p10439
{{>p10440}}
@end
@partial p10440
{{>p10441}}
@end
@partial p10441
{{>p10442}}
@end
@partial p10442
{{>p10443}}
@end
@partial p10443
{{>p10444}}
@end
@partial p10444
{{>p10445}}
@end
@partial p10445
{{>p10446}}
@end
@partial p10446
{{>p10447}}
@end
@partial p10447
{{>p10448}}
@end
@partial p10448
{{>p10449}}
@end
@partial p10449
{{>p10450}}
@end
@partial p10450
{{>p10451}}
@end
@partial p10451
{{>p10452}}
@end
@partial p10452
{{>p10453}}
@end
@partial p10453
{{>p10454}}
@end
@partial p10454
{{>p10455}}
@end
@partial p10455
{{>p10456}}
@end
@partial p10456
{{>p10457}}
@end
@partial p10457
{{>p10458}}
@end
@partial p10458
{{>p10459}}
@end
@partial p10459
{{>p10460}}
@end
@partial p10460
{{>p10461}}
@end
@partial p10461
{{>p10462}}
@end
@partial p10462
{{>p10463}}
@end
@partial p10463
{{>p10464}}
@end
@partial p10464
{{>p10465}}
@end
@partial p10465
{{>p10466}}
@end
@partial p10466
{{>p10467}}
@end
@partial p10467
{{>p10468}}
@end
@partial p10468
{{>p10469}}
@end
@partial p10469
{{>p10470}}
@end
@partial p10470
{{>p10471}}
@end
@partial p10471
{{>p10472}}
@end
@partial p10472
{{>p10473}}
@end
@partial p10473
{{>p10474}}
@end
@partial p10474
{{>p10475}}
@end
@partial p10475
{{>p10476}}
@end
@partial p10476
{{>p10477}}
@end
@partial p10477
{{>p10478}}
@end
@partial p10478
{{>p10479}}
@end
@partial p10479
{{>p10480}}
@end
@partial p10480
{{>p10481}}
@end
@partial p10481
{{>p10482}}
@end
@partial p10482
{{>p10483}}
@end
@partial p10483
{{>p10484}}
@end
@partial p10484
{{>p10485}}
@end
@partial p10485
{{>p10486}}
@end
@partial p10486
{{>p10487}}
@end
@partial p10487
{{>p10488}}
@end
@partial p10488
{{>p10489}}
@end
@partial p10489
{{>p10490}}
@end
@partial p10490
{{>p10491}}
@end
@partial p10491
{{>p10492}}
@end
@partial p10492
{{>p10493}}
@end
@partial p10493
{{>p10494}}
@end
@partial p10494
{{>p10495}}
@end
@partial p10495
{{>p10496}}
@end
@partial p10496
{{>p10497}}
@end
@partial p10497
{{>p10498}}
@end
@partial p10498
{{>p10499}}
@end
@partial p10499
{{>p10500}}
@end
@partial p10500
{{>p10501}}
@end
@partial p10501
{{>p10502}}
@end
@partial p10502
{{>p10503}}
@end
@partial p10503
{{>p10504}}
@end
@partial p10504
{{>p10505}}
@end
@partial p10505
{{>p10506}}
@end
@partial p10506
{{>p10507}}
@end
@partial p10507
{{>p10508}}
@end
@partial p10508
{{>p10509}}
@end
@partial p10509
{{>p10510}}
@end
@partial p10510
{{>p10511}}
@end
@partial p10511
{{>p10512}}
@end
@partial p10512
{{>p10513}}
@end
@partial p10513
{{>p10514}}
@end
@partial p10514
{{>p10515}}
@end
@partial p10515
{{>p10516}}
@end
@partial p10516
{{>p10517}}
@end
@partial p10517
{{>p10518}}
@end
@partial p10518
{{>p10519}}
@end
@partial p10519
{{>p10520}}
@end
@partial p10520
{{>p10521}}
@end
@partial p10521
{{>p10522}}
@end
@partial p10522
{{>p10523}}
@end
@partial p10523
{{>p10524}}
@end
@partial p10524
{{>p10525}}
@end
@partial p10525
{{>p10526}}
@end
@partial p10526
{{>p10527}}
@end
@partial p10527
{{>p10528}}
@end
@partial p10528
{{>p10529}}
@end
@partial p10529
{{>p10530}}
@end
@partial p10530
{{>p10531}}
@end
@partial p10531
{{>p10532}}
@end
@partial p10532
{{>p10533}}
@end
@partial p10533
{{>p10534}}
@end
@partial p10534
{{>p10535}}
@end
@partial p10535
{{>p10536}}
@end
@partial p10536
{{>p10537}}
@end
@partial p10537
{{>p10538}}
@end
@partial p10538
{{>p10539}}
@end
@partial p10539
{{>p10540}}
@end
@partial p10540
{{>p10541}}
@end
@partial p10541
{{>p10542}}
@end
@partial p10542
{{>p10543}}
@end
@partial p10543
{{>p10544}}
@end
@partial p10544
{{>p10545}}
@end
@partial p10545
{{>p10546}}
@end
@partial p10546
{{>p10547}}
@end
@partial p10547
{{>p10548}}
@end
@partial p10548
{{>p10549}}
@end
@partial p10549
{{>p10550}}
@end
@partial p10550
{{>p10551}}
@end
@partial p10551
{{>p10552}}
@end
@partial p10552
{{>p10553}}
@end
@partial p10553
{{>p10554}}
@end
@partial p10554
{{>p10555}}
@end
@partial p10555
{{>p10556}}
@end
@partial p10556
{{>p10557}}
@end
@partial p10557
{{>p10558}}
@end
@partial p10558
{{>p10559}}
@end
@partial p10559
{{>p10560}}
@end
@partial p10560
{{>p10561}}
@end
@partial p10561
{{>p10562}}
@end
@partial p10562
{{>p10563}}
@end
@partial p10563
{{>p10564}}
@end
@partial p10564
{{>p10565}}
@end
@partial p10565
{{>p10566}}
@end
@partial p10566
{{>p10567}}
@end
@partial p10567
{{>p10568}}
@end
@partial p10568
{{>p10569}}
@end
@partial p10569
{{>p10570}}
@end
@partial p10570
{{>p10571}}
@end
@partial p10571
{{>p10572}}
@end
@partial p10572
{{>p10573}}
@end
@partial p10573
{{>p10574}}
@end
@partial p10574
{{>p10575}}
@end
@partial p10575
{{>p10576}}
@end
@partial p10576
{{>p10577}}
@end
@partial p10577
{{>p10578}}
@end
@partial p10578
{{>p10579}}
@end
@partial p10579
{{>p10580}}
@end
@partial p10580
{{>p10581}}
@end
@partial p10581
{{>p10582}}
@end
@partial p10582
{{>p10583}}
@end
@partial p10583
{{>p10584}}
@end
@partial p10584
{{>p10585}}
@end
@partial p10585
{{>p10586}}
@end
@partial p10586
{{>p10587}}
@end
@partial p10587
{{>p10588}}
@end
@partial p10588
{{>p10589}}
@end
@partial p10589
{{>p10590}}
@end
@partial p10590
{{>p10591}}
@end
@partial p10591
{{>p10592}}
@end
@partial p10592
{{>p10593}}
@end
@partial p10593
{{>p10594}}
@end
@partial p10594
{{>p10595}}
@end
@partial p10595
{{>p10596}}
@end
@partial p10596
{{>p10597}}
@end
@partial p10597
{{>p10598}}
@end
@partial p10598
{{>p10599}}
@end
@partial p10599
{{>p10600}}
@end
@partial p10600
{{>p10601}}
@end
@partial p10601
{{>p10602}}
@end
@partial p10602
{{>p10603}}
@end
@partial p10603
{{>p10604}}
@end
@partial p10604
{{>p10605}}
@end
@partial p10605
{{>p10606}}
@end
@partial p10606
{{>p10607}}
@end
@partial p10607
{{>p10608}}
@end
@partial p10608
{{>p10609}}
@end
@partial p10609
{{>p10610}}
@end
@partial p10610
{{>p10611}}
@end
@partial p10611
{{>p10612}}
@end
@partial p10612
{{>p10613}}
@end
@partial p10613
{{>p10614}}
@end
@partial p10614
{{>p10615}}
@end
@partial p10615
{{>p10616}}
@end
@partial p10616
{{>p10617}}
@end
@partial p10617
{{>p10618}}
@end
@partial p10618
{{>p10619}}
@end
@partial p10619
{{>p10620}}
@end
@partial p10620
{{>p10621}}
@end
@partial p10621
{{>p10622}}
@end
@partial p10622
{{>p10623}}
@end
@partial p10623
{{>p10624}}
@end
@partial p10624
{{>p10625}}
@end
@partial p10625
{{>p10626}}
@end
@partial p10626
{{>p10627}}
@end
@partial p10627
{{>p10628}}
@end
@partial p10628
{{>p10629}}
@end
@partial p10629
{{>p10630}}
@end
@partial p10630
{{>p10631}}
@end
@partial p10631
{{>p10632}}
@end
@partial p10632
{{>p10633}}
@end
@partial p10633
{{>p10634}}
@end
@partial p10634
{{>p10635}}
@end
@partial p10635
{{>p10636}}
@end
@partial p10636
{{>p10637}}
@end
@partial p10637
{{>p10638}}
@end
@partial p10638
{{>p10639}}
@end
@partial p10639
{{>p10640}}
@end
@partial p10640
{{>p10641}}
@end
@partial p10641
{{>p10642}}
@end
@partial p10642
{{>p10643}}
@end
@partial p10643
{{>p10644}}
@end
@partial p10644
{{>p10645}}
@end
@partial p10645
{{>p10646}}
@end
@partial p10646
{{>p10647}}
@end
@partial p10647
{{>p10648}}
@end
@partial p10648
{{>p10649}}
@end
@partial p10649
{{>p10650}}
@end
@partial p10650
{{>p10651}}
@end
@partial p10651
{{>p10652}}
@end
@partial p10652
{{>p10653}}
@end
@partial p10653
{{>p10654}}
@end
@partial p10654
{{>p10655}}
@end
@partial p10655
{{>p10656}}
@end
@partial p10656
{{>p10657}}
@end
@partial p10657
{{>p10658}}
@end
@partial p10658
{{>p10659}}
@end
@partial p10659
{{>p10660}}
@end
@partial p10660
{{>p10661}}
@end
@partial p10661
{{>p10662}}
@end
@partial p10662
{{>p10663}}
@end
@partial p10663
{{>p10664}}
@end
@partial p10664
{{>p10665}}
@end
@partial p10665
{{>p10666}}
@end
@partial p10666
{{>p10667}}
@end
@partial p10667
{{>p10668}}
@end
@partial p10668
{{>p10669}}
@end
@partial p10669
{{>p10670}}
@end
@partial p10670
{{>p10671}}
@end
@partial p10671
{{>p10672}}
@end
@partial p10672
{{>p10673}}
@end
@partial p10673
{{>p10674}}
@end
@partial p10674
{{>p10675}}
@end
@partial p10675
{{>p10676}}
@end
@partial p10676
{{>p10677}}
@end
@partial p10677
{{>p10678}}
@end
@partial p10678
{{>p10679}}
@end
@partial p10679
{{>p10680}}
@end
@partial p10680
{{>p10681}}
@end
@partial p10681
{{>p10682}}
@end
@partial p10682
{{>p10683}}
@end
@partial p10683
{{>p10684}}
@end
@partial p10684
{{>p10685}}
@end
@partial p10685
{{>p10686}}
@end
@partial p10686
{{>p10687}}
@end
@partial p10687
{{>p10688}}
@end
@partial p10688
{{>p10689}}
@end
@partial p10689
{{>p10690}}
@end
@partial p10690
{{>p10691}}
@end
@partial p10691
{{>p10692}}
@end
@partial p10692
{{>p10693}}
@end
@partial p10693
{{>p10694}}
@end
@partial p10694
{{>p10695}}
@end
@partial p10695
{{>p10696}}
@end
@partial p10696
{{>p10697}}
@end
@partial p10697
{{>p10698}}
@end
@partial p10698
{{>p10699}}
@end
@partial p10699
{{>p10700}}
@end
@partial p10700
{{>p10701}}
@end
@partial p10701
{{>p10702}}
@end
@partial p10702
{{>p10703}}
@end
@partial p10703
{{>p10704}}
@end
@partial p10704
{{>p10705}}
@end
@partial p10705
{{>p10706}}
@end
@partial p10706
{{>p10707}}
@end
@partial p10707
{{>p10708}}
@end
@partial p10708
{{>p10709}}
@end
@partial p10709
{{>p10710}}
@end
@partial p10710
{{>p10711}}
@end
@partial p10711
{{>p10712}}
@end
@partial p10712
{{>p10713}}
@end
@partial p10713
{{>p10714}}
@end
@partial p10714
{{>p10715}}
@end
@partial p10715
{{>p10716}}
@end
@partial p10716
{{>p10717}}
@end
@partial p10717
{{>p10718}}
@end
@partial p10718
{{>p10719}}
@end
@partial p10719
{{>p10720}}
@end
@partial p10720
{{>p10721}}
@end
@partial p10721
{{>p10722}}
@end
@partial p10722
{{>p10723}}
@end
@partial p10723
{{>p10724}}
@end
@partial p10724
{{>p10725}}
@end
@partial p10725
{{>p10726}}
@end
@partial p10726
{{>p10727}}
@end
@partial p10727
{{>p10728}}
@end
@partial p10728
{{>p10729}}
@end
@partial p10729
{{>p10730}}
@end
@partial p10730
{{>p10731}}
@end
@partial p10731
{{>p10732}}
@end
@partial p10732
{{>p10733}}
@end
@partial p10733
{{>p10734}}
@end
@partial p10734
{{>p10735}}
@end
@partial p10735
{{>p10736}}
@end
@partial p10736
{{>p10737}}
@end
@partial p10737
{{>p10738}}
@end
@partial p10738
{{>p10739}}
@end
@partial p10739
{{>p10740}}
@end
@partial p10740
{{>p10741}}
@end
@partial p10741
{{>p10742}}
@end
@partial p10742
{{>p10743}}
@end
@partial p10743
{{>p10744}}
@end
@partial p10744
{{>p10745}}
@end
@partial p10745
{{>p10746}}
@end
@partial p10746
{{>p10747}}
@end
@partial p10747
{{>p10748}}
@end
@partial p10748
{{>p10749}}
@end
@partial p10749
{{>p10750}}
@end
@partial p10750
{{>p10751}}
@end
@partial p10751
{{>p10752}}
@end
@partial p10752
{{>p10753}}
@end
@partial p10753
{{>p10754}}
@end
@partial p10754
{{>p10755}}
@end
@partial p10755
{{>p10756}}
@end
@partial p10756
{{>p10757}}
@end
@partial p10757
{{>p10758}}
@end
@partial p10758
{{>p10759}}
@end
@partial p10759
{{>p10760}}
@end
@partial p10760
{{>p10761}}
@end
@partial p10761
{{>p10762}}
@end
@partial p10762
{{>p10763}}
@end
@partial p10763
{{>p10764}}
@end
@partial p10764
{{>p10765}}
@end
@partial p10765
{{>p10766}}
@end
@partial p10766
{{>p10767}}
@end
@partial p10767
{{>p10768}}
@end
@partial p10768
{{>p10769}}
@end
@partial p10769
{{>p10770}}
@end
@partial p10770
{{>p10771}}
@end
@partial p10771
{{>p10772}}
@end
@partial p10772
{{>p10773}}
@end
@partial p10773
{{>p10774}}
@end
@partial p10774
{{>p10775}}
@end
@partial p10775
{{>p10776}}
@end
@partial p10776
{{>p10777}}
@end
@partial p10777
{{>p10778}}
@end
@partial p10778
{{>p10779}}
@end
@partial p10779
{{>p10780}}
@end
@partial p10780
{{>p10781}}
@end
@partial p10781
{{>p10782}}
@end
@partial p10782
{{>p10783}}
@end
@partial p10783
{{>p10784}}
@end
@partial p10784
{{>p10785}}
@end
@partial p10785
{{>p10786}}
@end
@partial p10786
{{>p10787}}
@end
@partial p10787
{{>p10788}}
@end
@partial p10788
{{>p10789}}
@end
@partial p10789
{{>p10790}}
@end
@partial p10790
{{>p10791}}
@end
@partial p10791
{{>p10792}}
@end
@partial p10792
{{>p10793}}
@end
@partial p10793
{{>p10794}}
@end
@partial p10794
{{>p10795}}
@end
@partial p10795
{{>p10796}}
@end
@partial p10796
{{>p10797}}
@end
@partial p10797
{{>p10798}}
@end
@partial p10798
{{>p10799}}
@end
@partial p10799
{{>p10800}}
@end
@partial p10800
{{>p10801}}
@end
@partial p10801
{{>p10802}}
@end
@partial p10802
{{>p10803}}
@end
@partial p10803
{{>p10804}}
@end
@partial p10804
{{>p10805}}
@end
@partial p10805
{{>p10806}}
@end
@partial p10806
{{>p10807}}
@end
@partial p10807
{{>p10808}}
@end
@partial p10808
{{>p10809}}
@end
@partial p10809
{{>p10810}}
@end
@partial p10810
{{>p10811}}
@end
@partial p10811
{{>p10812}}
@end
@partial p10812
{{>p10813}}
@end
@partial p10813
{{>p10814}}
@end
@partial p10814
{{>p10815}}
@end
@partial p10815
{{>p10816}}
@end
@partial p10816
{{>p10817}}
@end
@partial p10817
{{>p10818}}
@end
@partial p10818
{{>p10819}}
@end
@partial p10819
{{>p10820}}
@end
@partial p10820
{{>p10821}}
@end
@partial p10821
{{>p10822}}
@end
@partial p10822
{{>p10823}}
@end
@partial p10823
{{>p10824}}
@end
@partial p10824
{{>p10825}}
@end
@partial p10825
{{>p10826}}
@end
@partial p10826
{{>p10827}}
@end
@partial p10827
{{>p10828}}
@end
@partial p10828
{{>p10829}}
@end
@partial p10829
{{>p10830}}
@end
@partial p10830
{{>p10831}}
@end
@partial p10831
{{>p10832}}
@end
@partial p10832
{{>p10833}}
@end
@partial p10833
{{>p10834}}
@end
@partial p10834
{{>p10835}}
@end
@partial p10835
{{>p10836}}
@end
@partial p10836
{{>p10837}}
@end
@partial p10837
{{>p10838}}
@end
@partial p10838
{{>p10839}}
@end
@partial p10839
{{>p10840}}
@end
@partial p10840
{{>p10841}}
@end
@partial p10841
{{>p10842}}
@end
@partial p10842
{{>p10843}}
@end
@partial p10843
{{>p10844}}
@end
@partial p10844
{{>p10845}}
@end
@partial p10845
{{>p10846}}
@end
@partial p10846
{{>p10847}}
@end
@partial p10847
{{>p10848}}
@end
@partial p10848
{{>p10849}}
@end
@partial p10849
{{>p10850}}
@end
@partial p10850
{{>p10851}}
@end
@partial p10851
{{>p10852}}
@end
@partial p10852
{{>p10853}}
@end
@partial p10853
{{>p10854}}
@end
@partial p10854
{{>p10855}}
@end
@partial p10855
{{>p10856}}
@end
@partial p10856
{{>p10857}}
@end
@partial p10857
{{>p10858}}
@end
@partial p10858
{{>p10859}}
@end
@partial p10859
{{>p10860}}
@end
@partial p10860
{{>p10861}}
@end
@partial p10861
{{>p10862}}
@end
@partial p10862
{{>p10863}}
@end
@partial p10863
{{>p10864}}
@end
@partial p10864
{{>p10865}}
@end
@partial p10865
{{>p10866}}
@end
@partial p10866
{{>p10867}}
@end
@partial p10867
{{>p10868}}
@end
@partial p10868
{{>p10869}}
@end
@partial p10869
{{>p10870}}
@end
@partial p10870
{{>p10871}}
@end
@partial p10871
{{>p10872}}
@end
@partial p10872
{{>p10873}}
@end
@partial p10873
{{>p10874}}
@end
@partial p10874
{{>p10875}}
@end
@partial p10875
{{>p10876}}
@end
@partial p10876
{{>p10877}}
@end
@partial p10877
{{>p10878}}
@end
@partial p10878
{{>p10879}}
@end
@partial p10879
{{>p10880}}
@end
@partial p10880
{{>p10881}}
@end
@partial p10881
{{>p10882}}
@end
@partial p10882
{{>p10883}}
@end
@partial p10883
{{>p10884}}
@end
@partial p10884
{{>p10885}}
@end
@partial p10885
{{>p10886}}
@end
@partial p10886
{{>p10887}}
@end
@partial p10887
{{>p10888}}
@end
@partial p10888
{{>p10889}}
@end
@partial p10889
{{>p10890}}
@end
@partial p10890
{{>p10891}}
@end
@partial p10891
{{>p10892}}
@end
@partial p10892
{{>p10893}}
@end
@partial p10893
{{>p10894}}
@end
@partial p10894
{{>p10895}}
@end
@partial p10895
{{>p10896}}
@end
@partial p10896
{{>p10897}}
@end
@partial p10897
{{>p10898}}
@end
@partial p10898
{{>p10899}}
@end
@partial p10899
{{>p10900}}
@end
@partial p10900
{{>p10901}}
@end
@partial p10901
{{>p10902}}
@end
@partial p10902
{{>p10903}}
@end
@partial p10903
{{>p10904}}
@end
@partial p10904
{{>p10905}}
@end
@partial p10905
{{>p10906}}
@end
@partial p10906
{{>p10907}}
@end
@partial p10907
{{>p10908}}
@end
@partial p10908
{{>p10909}}
@end
@partial p10909
{{>p10910}}
@end
@partial p10910
{{>p10911}}
@end
@partial p10911
{{>p10912}}
@end
@partial p10912
{{>p10913}}
@end
@partial p10913
{{>p10914}}
@end
@partial p10914
{{>p10915}}
@end
@partial p10915
{{>p10916}}
@end
@partial p10916
{{>p10917}}
@end
@partial p10917
{{>p10918}}
@end
@partial p10918
{{>p10919}}
@end
@partial p10919
{{>p10920}}
@end
@partial p10920
{{>p10921}}
@end
@partial p10921
{{>p10922}}
@end
@partial p10922
{{>p10923}}
@end
@partial p10923
{{>p10924}}
@end
@partial p10924
{{>p10925}}
@end
@partial p10925
{{>p10926}}
@end
@partial p10926
{{>p10927}}
@end
@partial p10927
{{>p10928}}
@end
@partial p10928
{{>p10929}}
@end
@partial p10929
{{>p10930}}
@end
@partial p10930
{{>p10931}}
@end
@partial p10931
{{>p10932}}
@end
@partial p10932
{{>p10933}}
@end
@partial p10933
{{>p10934}}
@end
@partial p10934
{{>p10935}}
@end
@partial p10935
{{>p10936}}
@end
@partial p10936
{{>p10937}}
@end
@partial p10937
{{>p10938}}
@end
@partial p10938
{{>p10939}}
@end
@partial p10939
{{>p10940}}
@end
@partial p10940
{{>p10941}}
@end
@partial p10941
{{>p10942}}
@end
@partial p10942
{{>p10943}}
@end
@partial p10943
{{>p10944}}
@end
@partial p10944
{{>p10945}}
@end
@partial p10945
{{>p10946}}
@end
@partial p10946
{{>p10947}}
@end
@partial p10947
{{>p10948}}
@end
@partial p10948
{{>p10949}}
@end
@partial p10949
{{>p10950}}
@end
@partial p10950
{{>p10951}}
@end
@partial p10951
{{>p10952}}
@end
@partial p10952
{{>p10953}}
@end
@partial p10953
{{>p10954}}
@end
@partial p10954
{{>p10955}}
@end
@partial p10955
{{>p10956}}
@end
@partial p10956
{{>p10957}}
@end
@partial p10957
{{>p10958}}
@end
@partial p10958
{{>p10959}}
@end
@partial p10959
{{>p10960}}
@end
@partial p10960
{{>p10961}}
@end
@partial p10961
{{>p10962}}
@end
@partial p10962
{{>p10963}}
@end
@partial p10963
{{>p10964}}
@end
@partial p10964
{{>p10965}}
@end
@partial p10965
{{>p10966}}
@end
@partial p10966
{{>p10967}}
@end
@partial p10967
{{>p10968}}
@end
@partial p10968
{{>p10969}}
@end
@partial p10969
{{>p10970}}
@end
@partial p10970
{{>p10971}}
@end
@partial p10971
{{>p10972}}
@end
@partial p10972
{{>p10973}}
@end
@partial p10973
{{>p10974}}
@end
@partial p10974
{{>p10975}}
@end
@partial p10975
{{>p10976}}
@end
@partial p10976
{{>p10977}}
@end
@partial p10977
{{>p10978}}
@end
@partial p10978
{{>p10979}}
@end
@partial p10979
{{>p10980}}
@end
@partial p10980
{{>p10981}}
@end
@partial p10981
{{>p10982}}
@end
@partial p10982
{{>p10983}}
@end
@partial p10983
{{>p10984}}
@end
@partial p10984
{{>p10985}}
@end
@partial p10985
{{>p10986}}
@end
@partial p10986
{{>p10987}}
@end
@partial p10987
{{>p10988}}
@end
@partial p10988
{{>p10989}}
@end
@partial p10989
{{>p10990}}
@end
@partial p10990
{{>p10991}}
@end
@partial p10991
{{>p10992}}
@end
@partial p10992
{{>p10993}}
@end
@partial p10993
{{>p10994}}
@end
@partial p10994
{{>p10995}}
@end
@partial p10995
{{>p10996}}
@end
@partial p10996
{{>p10997}}
@end
@partial p10997
{{>p10998}}
@end
@partial p10998
{{>p10999}}
@end
@partial p10999
{{>p11000}}
@end
@partial p11000
{{>p11001}}
@end
@partial p11001
{{>p11002}}
@end
@partial p11002
{{>p11003}}
@end
@partial p11003
{{>p11004}}
@end
@partial p11004
{{>p11005}}
@end
@partial p11005
{{>p11006}}
@end
@partial p11006
{{>p11007}}
@end
@partial p11007
{{>p11008}}
@end
@partial p11008
{{>p11009}}
@end
@partial p11009
{{>p11010}}
@end
@partial p11010
{{>p11011}}
@end
@partial p11011
{{>p11012}}
@end
@partial p11012
{{>p11013}}
@end
@partial p11013
{{>p11014}}
@end
@partial p11014
{{>p11015}}
@end
@partial p11015
{{>p11016}}
@end
@partial p11016
{{>p11017}}
@end
@partial p11017
{{>p11018}}
@end
@partial p11018
{{>p11019}}
@end
@partial p11019
{{>p11020}}
@end
@partial p11020
{{>p11021}}
@end
@partial p11021
{{>p11022}}
@end
@partial p11022
{{>p11023}}
@end
@partial p11023
{{>p11024}}
@end
@partial p11024
{{>p11025}}
@end
@partial p11025
{{>p11026}}
@end
@partial p11026
{{>p11027}}
@end
@partial p11027
{{>p11028}}
@end
@partial p11028
{{>p11029}}
@end
@partial p11029
{{>p11030}}
@end
@partial p11030
{{>p11031}}
@end
@partial p11031
{{>p11032}}
@end
@partial p11032
{{>p11033}}
@end
@partial p11033
{{>p11034}}
@end
@partial p11034
{{>p11035}}
@end
@partial p11035
{{>p11036}}
@end
@partial p11036
{{>p11037}}
@end
@partial p11037
{{>p11038}}
@end
@partial p11038
{{>p11039}}
@end
@partial p11039
{{>p11040}}
@end
@partial p11040
{{>p11041}}
@end
@partial p11041
{{>p11042}}
@end
@partial p11042
{{>p11043}}
@end
@partial p11043
{{>p11044}}
@end
@partial p11044
{{>p11045}}
@end
@partial p11045
{{>p11046}}
@end
@partial p11046
{{>p11047}}
@end
@partial p11047
{{>p11048}}
@end
@partial p11048
{{>p11049}}
@end
@partial p11049
{{>p11050}}
@end
@partial p11050
{{>p11051}}
@end
@partial p11051
{{>p11052}}
@end
@partial p11052
{{>p11053}}
@end
@partial p11053
{{>p11054}}
@end
@partial p11054
{{>p11055}}
@end
@partial p11055
{{>p11056}}
@end
@partial p11056
{{>p11057}}
@end
@partial p11057
{{>p11058}}
@end
@partial p11058
{{>p11059}}
@end
@partial p11059
{{>p11060}}
@end
@partial p11060
{{>p11061}}
@end
@partial p11061
{{>p11062}}
@end
@partial p11062
{{>p11063}}
@end
@partial p11063
{{>p11064}}
@end
@partial p11064
{{>p11065}}
@end
@partial p11065
{{>p11066}}
@end
@partial p11066
{{>p11067}}
@end
@partial p11067
{{>p11068}}
@end
@partial p11068
{{>p11069}}
@end
@partial p11069
{{>p11070}}
@end
@partial p11070
{{>p11071}}
@end
@partial p11071
{{>p11072}}
@end
@partial p11072
{{>p11073}}
@end
@partial p11073
{{>p11074}}
@end
@partial p11074
{{>p11075}}
@end
@partial p11075
{{>p11076}}
@end
@partial p11076
{{>p11077}}
@end
@partial p11077
{{>p11078}}
@end
@partial p11078
{{>p11079}}
@end
@partial p11079
{{>p11080}}
@end
@partial p11080
{{>p11081}}
@end
@partial p11081
{{>p11082}}
@end
@partial p11082
{{>p11083}}
@end
@partial p11083
{{>p11084}}
@end
@partial p11084
{{>p11085}}
@end
@partial p11085
{{>p11086}}
@end
@partial p11086
{{>p11087}}
@end
@partial p11087
{{>p11088}}
@end
@partial p11088
{{>p11089}}
@end
@partial p11089
{{>p11090}}
@end
@partial p11090
{{>p11091}}
@end
@partial p11091
{{>p11092}}
@end
@partial p11092
{{>p11093}}
@end
@partial p11093
{{>p11094}}
@end
@partial p11094
{{>p11095}}
@end
@partial p11095
{{>p11096}}
@end
@partial p11096
{{>p11097}}
@end
@partial p11097
{{>p11098}}
@end
@partial p11098
{{>p11099}}
@end
@partial p11099
{{>p11100}}
@end
@partial p11100
{{>p11101}}
@end
@partial p11101
{{>p11102}}
@end
@partial p11102
{{>p11103}}
@end
@partial p11103
{{>p11104}}
@end
@partial p11104
{{>p11105}}
@end
@partial p11105
{{>p11106}}
@end
@partial p11106
{{>p11107}}
@end
@partial p11107
{{>p11108}}
@end
@partial p11108
{{>p11109}}
@end
@partial p11109
{{>p11110}}
@end
@partial p11110
{{>p11111}}
@end
@partial p11111
{{>p11112}}
@end
@partial p11112
{{>p11113}}
@end
@partial p11113
{{>p11114}}
@end
@partial p11114
{{>p11115}}
@end
@partial p11115
{{>p11116}}
@end
@partial p11116
{{>p11117}}
@end
@partial p11117
{{>p11118}}
@end
@partial p11118
{{>p11119}}
@end
@partial p11119
{{>p11120}}
@end
@partial p11120
{{>p11121}}
@end
@partial p11121
{{>p11122}}
@end
@partial p11122
{{>p11123}}
@end
@partial p11123
{{>p11124}}
@end
@partial p11124
{{>p11125}}
@end
@partial p11125
{{>p11126}}
@end
@partial p11126
{{>p11127}}
@end
@partial p11127
{{>p11128}}
@end
@partial p11128
{{>p11129}}
@end
@partial p11129
{{>p11130}}
@end
@partial p11130
{{>p11131}}
@end
@partial p11131
{{>p11132}}
@end
@partial p11132
{{>p11133}}
@end
@partial p11133
{{>p11134}}
@end
@partial p11134
{{>p11135}}
@end
@partial p11135
{{>p11136}}
@end
@partial p11136
{{>p11137}}
@end
@partial p11137
{{>p11138}}
@end
@partial p11138
{{>p11139}}
@end
@partial p11139
{{>p11140}}
@end
@partial p11140
{{>p11141}}
@end
@partial p11141
{{>p11142}}
@end
@partial p11142
{{>p11143}}
@end
@partial p11143
{{>p11144}}
@end
@partial p11144
{{>p11145}}
@end
@partial p11145
{{>p11146}}
@end
@partial p11146
{{>p11147}}
@end
@partial p11147
{{>p11148}}
@end
@partial p11148
{{>p11149}}
@end
@partial p11149
{{>p11150}}
@end
@partial p11150
{{>p11151}}
@end
@partial p11151
{{>p11152}}
@end
@partial p11152
{{>p11153}}
@end
@partial p11153
{{>p11154}}
@end
@partial p11154
{{>p11155}}
@end
@partial p11155
{{>p11156}}
@end
@partial p11156
{{>p11157}}
@end
@partial p11157
{{>p11158}}
@end
@partial p11158
{{>p11159}}
@end
@partial p11159
{{>p11160}}
@end
@partial p11160
{{>p11161}}
@end
@partial p11161
{{>p11162}}
@end
@partial p11162
{{>p11163}}
@end
@partial p11163
{{>p11164}}
@end
@partial p11164
{{>p11165}}
@end
@partial p11165
{{>p11166}}
@end
@partial p11166
{{>p11167}}
@end
@partial p11167
{{>p11168}}
@end
@partial p11168
{{>p11169}}
@end
@partial p11169
{{>p11170}}
@end
@partial p11170
{{>p11171}}
@end
@partial p11171
{{>p11172}}
@end
@partial p11172
{{>p11173}}
@end
@partial p11173
{{>p11174}}
@end
@partial p11174
{{>p11175}}
@end
@partial p11175
{{>p11176}}
@end
@partial p11176
{{>p11177}}
@end
@partial p11177
{{>p11178}}
@end
@partial p11178
{{>p11179}}
@end
@partial p11179
{{>p11180}}
@end
@partial p11180
{{>p11181}}
@end
@partial p11181
{{>p11182}}
@end
@partial p11182
{{>p11183}}
@end
@partial p11183
{{>p11184}}
@end
@partial p11184
{{>p11185}}
@end
@partial p11185
{{>p11186}}
@end
@partial p11186
{{>p11187}}
@end
@partial p11187
{{>p11188}}
@end
@partial p11188
{{>p11189}}
@end
@partial p11189
{{>p11190}}
@end
@partial p11190
{{>p11191}}
@end
@partial p11191
{{>p11192}}
@end
@partial p11192
{{>p11193}}
@end
@partial p11193
{{>p11194}}
@end
@partial p11194
{{>p11195}}
@end
@partial p11195
{{>p11196}}
@end
@partial p11196
{{>p11197}}
@end
@partial p11197
{{>p11198}}
@end
@partial p11198
{{>p11199}}
@end
@partial p11199
{{>p11200}}
@end
@partial p11200
{{>p11201}}
@end
@partial p11201
{{>p11202}}
@end
@partial p11202
{{>p11203}}
@end
@partial p11203
{{>p11204}}
@end
@partial p11204
{{>p11205}}
@end
@partial p11205
{{>p11206}}
@end
@partial p11206
{{>p11207}}
@end
@partial p11207
{{>p11208}}
@end
@partial p11208
{{>p11209}}
@end
@partial p11209
{{>p11210}}
@end
@partial p11210
{{>p11211}}
@end
@partial p11211
{{>p11212}}
@end
@partial p11212
{{>p11213}}
@end
@partial p11213
{{>p11214}}
@end
@partial p11214
{{>p11215}}
@end
@partial p11215
{{>p11216}}
@end
@partial p11216
{{>p11217}}
@end
@partial p11217
{{>p11218}}
@end
@partial p11218
{{>p11219}}
@end
@partial p11219
{{>p11220}}
@end
@partial p11220
{{>p11221}}
@end
@partial p11221
{{>p11222}}
@end
@partial p11222
{{>p11223}}
@end
@partial p11223
{{>p11224}}
@end
@partial p11224
{{>p11225}}
@end
@partial p11225
{{>p11226}}
@end
@partial p11226
{{>p11227}}
@end
@partial p11227
{{>p11228}}
@end
@partial p11228
{{>p11229}}
@end
@partial p11229
{{>p11230}}
@end
@partial p11230
{{>p11231}}
@end
@partial p11231
{{>p11232}}
@end
@partial p11232
{{>p11233}}
@end
@partial p11233
{{>p11234}}
@end
@partial p11234
{{>p11235}}
@end
@partial p11235
{{>p11236}}
@end
@partial p11236
{{>p11237}}
@end
@partial p11237
{{>p11238}}
@end
@partial p11238
{{>p11239}}
@end
@partial p11239
{{>p11240}}
@end
@partial p11240
{{>p11241}}
@end
@partial p11241
{{>p11242}}
@end
@partial p11242
{{>p11243}}
@end
@partial p11243
{{>p11244}}
@end
@partial p11244
{{>p11245}}
@end
@partial p11245
{{>p11246}}
@end
@partial p11246
{{>p11247}}
@end
@partial p11247
{{>p11248}}
@end
@partial p11248
{{>p11249}}
@end
@partial p11249
{{>p11250}}
@end
@partial p11250
{{>p11251}}
@end
@partial p11251
{{>p11252}}
@end
@partial p11252
{{>p11253}}
@end
@partial p11253
{{>p11254}}
@end
@partial p11254
{{>p11255}}
@end
@partial p11255
{{>p11256}}
@end
@partial p11256
{{>p11257}}
@end
@partial p11257
{{>p11258}}
@end
@partial p11258
{{>p11259}}
@end
@partial p11259
{{>p11260}}
@end
@partial p11260
{{>p11261}}
@end
@partial p11261
{{>p11262}}
@end
@partial p11262
{{>p11263}}
@end
@partial p11263
{{>p11264}}
@end
@partial p11264
{{>p11265}}
@end
@partial p11265
{{>p11266}}
@end
@partial p11266
{{>p11267}}
@end
@partial p11267
{{>p11268}}
@end
@partial p11268
{{>p11269}}
@end
@partial p11269
{{>p11270}}
@end
@partial p11270
{{>p11271}}
@end
@partial p11271
{{>p11272}}
@end
@partial p11272
{{>p11273}}
@end
@partial p11273
{{>p11274}}
@end
@partial p11274
{{>p11275}}
@end
@partial p11275
{{>p11276}}
@end
@partial p11276
{{>p11277}}
@end
@partial p11277
{{>p11278}}
@end
@partial p11278
{{>p11279}}
@end
@partial p11279
{{>p11280}}
@end
@partial p11280
{{>p11281}}
@end
@partial p11281
{{>p11282}}
@end
@partial p11282
{{>p11283}}
@end
@partial p11283
{{>p11284}}
@end
@partial p11284
{{>p11285}}
@end
@partial p11285
{{>p11286}}
@end
@partial p11286
{{>p11287}}
@end
@partial p11287
{{>p11288}}
@end
@partial p11288
{{>p11289}}
@end
@partial p11289
{{>p11290}}
@end
@partial p11290
{{>p11291}}
@end
@partial p11291
{{>p11292}}
@end
@partial p11292
{{>p11293}}
@end
@partial p11293
{{>p11294}}
@end
@partial p11294
{{>p11295}}
@end
@partial p11295
{{>p11296}}
@end
@partial p11296
{{>p11297}}
@end
@partial p11297
{{>p11298}}
@end
@partial p11298
{{>p11299}}
@end
@partial p11299
{{>p11300}}
@end
@partial p11300
{{>p11301}}
@end
@partial p11301
{{>p11302}}
@end
@partial p11302
{{>p11303}}
@end
@partial p11303
{{>p11304}}
@end
@partial p11304
{{>p11305}}
@end
@partial p11305
{{>p11306}}
@end
@partial p11306
{{>p11307}}
@end
@partial p11307
{{>p11308}}
@end
@partial p11308
{{>p11309}}
@end
@partial p11309
{{>p11310}}
@end
@partial p11310
{{>p11311}}
@end
@partial p11311
{{>p11312}}
@end
@partial p11312
{{>p11313}}
@end
@partial p11313
{{>p11314}}
@end
@partial p11314
{{>p11315}}
@end
@partial p11315
{{>p11316}}
@end
@partial p11316
{{>p11317}}
@end
@partial p11317
{{>p11318}}
@end
@partial p11318
{{>p11319}}
@end
@partial p11319
{{>p11320}}
@end
@partial p11320
{{>p11321}}
@end
@partial p11321
{{>p11322}}
@end
@partial p11322
{{>p11323}}
@end
@partial p11323
{{>p11324}}
@end
@partial p11324
{{>p11325}}
@end
@partial p11325
{{>p11326}}
@end
@partial p11326
{{>p11327}}
@end
@partial p11327
{{>p11328}}
@end
@partial p11328
{{>p11329}}
@end
@partial p11329
{{>p11330}}
@end
@partial p11330
{{>p11331}}
@end
@partial p11331
{{>p11332}}
@end
@partial p11332
{{>p11333}}
@end
@partial p11333
{{>p11334}}
@end
@partial p11334
{{>p11335}}
@end
@partial p11335
{{>p11336}}
@end
@partial p11336
{{>p11337}}
@end
@partial p11337
{{>p11338}}
@end
@partial p11338
{{>p11339}}
@end
@partial p11339
{{>p11340}}
@end
@partial p11340
{{>p11341}}
@end
@partial p11341
{{>p11342}}
@end
@partial p11342
{{>p11343}}
@end
@partial p11343
{{>p11344}}
@end
@partial p11344
{{>p11345}}
@end
@partial p11345
{{>p11346}}
@end
@partial p11346
{{>p11347}}
@end
@partial p11347
{{>p11348}}
@end
@partial p11348
{{>p11349}}
@end
@partial p11349
{{>p11350}}
@end
@partial p11350
{{>p11351}}
@end
@partial p11351
{{>p11352}}
@end
@partial p11352
{{>p11353}}
@end
@partial p11353
{{>p11354}}
@end
@partial p11354
{{>p11355}}
@end
@partial p11355
{{>p11356}}
@end
@partial p11356
{{>p11357}}
@end
@partial p11357
{{>p11358}}
@end
@partial p11358
{{>p11359}}
@end
@partial p11359
{{>p11360}}
@end
@partial p11360
{{>p11361}}
@end
@partial p11361
{{>p11362}}
@end
@partial p11362
{{>p11363}}
@end
@partial p11363
{{>p11364}}
@end
@partial p11364
{{>p11365}}
@end
@partial p11365
{{>p11366}}
@end
@partial p11366
{{>p11367}}
@end
@partial p11367
{{>p11368}}
@end
@partial p11368
{{>p11369}}
@end
@partial p11369
{{>p11370}}
@end
@partial p11370
{{>p11371}}
@end
@partial p11371
{{>p11372}}
@end
@partial p11372
{{>p11373}}
@end
@partial p11373
{{>p11374}}
@end
@partial p11374
{{>p11375}}
@end
@partial p11375
{{>p11376}}
@end
@partial p11376
{{>p11377}}
@end
@partial p11377
{{>p11378}}
@end
@partial p11378
{{>p11379}}
@end
@partial p11379
{{>p11380}}
@end
@partial p11380
{{>p11381}}
@end
@partial p11381
{{>p11382}}
@end
@partial p11382
{{>p11383}}
@end
@partial p11383
{{>p11384}}
@end
@partial p11384
{{>p11385}}
@end
@partial p11385
{{>p11386}}
@end
@partial p11386
{{>p11387}}
@end
@partial p11387
{{>p11388}}
@end
@partial p11388
{{>p11389}}
@end
@partial p11389
{{>p11390}}
@end
@partial p11390
{{>p11391}}
@end
@partial p11391
{{>p11392}}
@end
@partial p11392
{{>p11393}}
@end
@partial p11393
{{>p11394}}
@end
@partial p11394
{{>p11395}}
@end
@partial p11395
{{>p11396}}
@end
@partial p11396
{{>p11397}}
@end
@partial p11397
{{>p11398}}
@end
@partial p11398
{{>p11399}}
@end
@partial p11399
{{>p11400}}
@end
@partial p11400
{{>p11401}}
@end
@partial p11401
{{>p11402}}
@end
@partial p11402
{{>p11403}}
@end
@partial p11403
{{>p11404}}
@end
@partial p11404
{{>p11405}}
@end
@partial p11405
{{>p11406}}
@end
@partial p11406
{{>p11407}}
@end
@partial p11407
{{>p11408}}
@end
@partial p11408
{{>p11409}}
@end
@partial p11409
{{>p11410}}
@end
@partial p11410
{{>p11411}}
@end
@partial p11411
{{>p11412}}
@end
@partial p11412
{{>p11413}}
@end
@partial p11413
{{>p11414}}
@end
@partial p11414
{{>p11415}}
@end
@partial p11415
{{>p11416}}
@end
@partial p11416
{{>p11417}}
@end
@partial p11417
{{>p11418}}
@end
@partial p11418
{{>p11419}}
@end
@partial p11419
{{>p11420}}
@end
@partial p11420
{{>p11421}}
@end
@partial p11421
{{>p11422}}
@end
@partial p11422
{{>p11423}}
@end
@partial p11423
{{>p11424}}
@end
@partial p11424
{{>p11425}}
@end
@partial p11425
{{>p11426}}
@end
@partial p11426
{{>p11427}}
@end
@partial p11427
{{>p11428}}
@end
@partial p11428
{{>p11429}}
@end
@partial p11429
{{>p11430}}
@end
@partial p11430
{{>p11431}}
@end
@partial p11431
{{>p11432}}
@end
@partial p11432
{{>p11433}}
@end
@partial p11433
{{>p11434}}
@end
@partial p11434
{{>p11435}}
@end
@partial p11435
{{>p11436}}
@end
@partial p11436
{{>p11437}}
@end
@partial p11437
{{>p11438}}
@end
@partial p11438
{{>p11439}}
@end
@partial p11439
{{>p11440}}
@end
@partial p11440
{{>p11441}}
@end
@partial p11441
{{>p11442}}
@end
@partial p11442
{{>p11443}}
@end
@partial p11443
{{>p11444}}
@end
@partial p11444
{{>p11445}}
@end
@partial p11445
{{>p11446}}
@end
@partial p11446
{{>p11447}}
@end
@partial p11447
{{>p11448}}
@end
@partial p11448
{{>p11449}}
@end
@partial p11449
{{>p11450}}
@end
@partial p11450
{{>p11451}}
@end
@partial p11451
{{>p11452}}
@end
@partial p11452
{{>p11453}}
@end
@partial p11453
{{>p11454}}
@end
@partial p11454
{{>p11455}}
@end
@partial p11455
{{>p11456}}
@end
@partial p11456
{{>p11457}}
@end
@partial p11457
{{>p11458}}
@end
@partial p11458
{{>p11459}}
@end
@partial p11459
{{>p11460}}
@end
@partial p11460
{{>p11461}}
@end
@partial p11461
{{>p11462}}
@end
@partial p11462
{{>p11463}}
@end
@partial p11463
{{>p11464}}
@end
@partial p11464
{{>p11465}}
@end
@partial p11465
{{>p11466}}
@end
@partial p11466
{{>p11467}}
@end
@partial p11467
{{>p11468}}
@end
@partial p11468
{{>p11469}}
@end
@partial p11469
{{>p11470}}
@end
@partial p11470
{{>p11471}}
@end
@partial p11471
{{>p11472}}
@end
@partial p11472
{{>p11473}}
@end
@partial p11473
{{>p11474}}
@end
@partial p11474
{{>p11475}}
@end
@partial p11475
{{>p11476}}
@end
@partial p11476
{{>p11477}}
@end
@partial p11477
{{>p11478}}
@end
@partial p11478
{{>p11479}}
@end
@partial p11479
{{>p11480}}
@end
@partial p11480
{{>p11481}}
@end
@partial p11481
{{>p11482}}
@end
@partial p11482
{{>p11483}}
@end
@partial p11483
{{>p11484}}
@end
@partial p11484
{{>p11485}}
@end
@partial p11485
{{>p11486}}
@end
@partial p11486
{{>p11487}}
@end
@partial p11487
{{>p11488}}
@end
@partial p11488
{{>p11489}}
@end
@partial p11489
{{>p11490}}
@end
@partial p11490
{{>p11491}}
@end
@partial p11491
{{>p11492}}
@end
@partial p11492
{{>p11493}}
@end
@partial p11493
{{>p11494}}
@end
@partial p11494
{{>p11495}}
@end
@partial p11495
{{>p11496}}
@end
@partial p11496
{{>p11497}}
@end
@partial p11497
{{>p11498}}
@end
@partial p11498
{{>p11499}}
@end
@partial p11499
{{>p11500}}
@end
@partial p11500
{{>p11501}}
@end
@partial p11501
{{>p11502}}
@end
@partial p11502
{{>p11503}}
@end
@partial p11503
{{>p11504}}
@end
@partial p11504
{{>p11505}}
@end
@partial p11505
{{>p11506}}
@end
@partial p11506
{{>p11507}}
@end
@partial p11507
{{>p11508}}
@end
@partial p11508
{{>p11509}}
@end
@partial p11509
{{>p11510}}
@end
@partial p11510
{{>p11511}}
@end
@partial p11511
{{>p11512}}
@end
@partial p11512
{{>p11513}}
@end
@partial p11513
{{>p11514}}
@end
@partial p11514
{{>p11515}}
@end
@partial p11515
{{>p11516}}
@end
@partial p11516
{{>p11517}}
@end
@partial p11517
{{>p11518}}
@end
@partial p11518
{{>p11519}}
@end
@partial p11519
{{>p11520}}
@end
@partial p11520
{{>p11521}}
@end
@partial p11521
{{>p11522}}
@end
@partial p11522
{{>p11523}}
@end
@partial p11523
{{>p11524}}
@end
@partial p11524
{{>p11525}}
@end
@partial p11525
{{>p11526}}
@end
@partial p11526
{{>p11527}}
@end
@partial p11527
{{>p11528}}
@end
@partial p11528
{{>p11529}}
@end
@partial p11529
{{>p11530}}
@end
@partial p11530
{{>p11531}}
@end
@partial p11531
{{>p11532}}
@end
@partial p11532
{{>p11533}}
@end
@partial p11533
{{>p11534}}
@end
@partial p11534
{{>p11535}}
@end
@partial p11535
{{>p11536}}
@end
@partial p11536
{{>p11537}}
@end
@partial p11537
{{>p11538}}
@end
@partial p11538
{{>p11539}}
@end
@partial p11539
{{>p11540}}
@end
@partial p11540
{{>p11541}}
@end
@partial p11541
{{>p11542}}
@end
@partial p11542
{{>p11543}}
@end
@partial p11543
{{>p11544}}
@end
@partial p11544
{{>p11545}}
@end
@partial p11545
{{>p11546}}
@end
@partial p11546
{{>p11547}}
@end
@partial p11547
{{>p11548}}
@end
@partial p11548
{{>p11549}}
@end
@partial p11549
{{>p11550}}
@end
@partial p11550
{{>p11551}}
@end
@partial p11551
{{>p11552}}
@end
@partial p11552
{{>p11553}}
@end
@partial p11553
{{>p11554}}
@end
@partial p11554
{{>p11555}}
@end
@partial p11555
{{>p11556}}
@end
@partial p11556
{{>p11557}}
@end
@partial p11557
{{>p11558}}
@end
@partial p11558
{{>p11559}}
@end
@partial p11559
{{>p11560}}
@end
@partial p11560
{{>p11561}}
@end
@partial p11561
{{>p11562}}
@end
@partial p11562
{{>p11563}}
@end
@partial p11563
{{>p11564}}
@end
@partial p11564
{{>p11565}}
@end
@partial p11565
{{>p11566}}
@end
@partial p11566
{{>p11567}}
@end
@partial p11567
{{>p11568}}
@end
@partial p11568
{{>p11569}}
@end
@partial p11569
{{>p11570}}
@end
@partial p11570
{{>p11571}}
@end
@partial p11571
{{>p11572}}
@end
@partial p11572
{{>p11573}}
@end
@partial p11573
{{>p11574}}
@end
@partial p11574
{{>p11575}}
@end
@partial p11575
{{>p11576}}
@end
@partial p11576
{{>p11577}}
@end
@partial p11577
{{>p11578}}
@end
@partial p11578
{{>p11579}}
@end
@partial p11579
{{>p11580}}
@end
@partial p11580
{{>p11581}}
@end
@partial p11581
{{>p11582}}
@end
@partial p11582
{{>p11583}}
@end
@partial p11583
{{>p11584}}
@end
@partial p11584
{{>p11585}}
@end
@partial p11585
{{>p11586}}
@end
@partial p11586
{{>p11587}}
@end
@partial p11587
{{>p11588}}
@end
@partial p11588
{{>p11589}}
@end
@partial p11589
{{>p11590}}
@end
@partial p11590
{{>p11591}}
@end
@partial p11591
{{>p11592}}
@end
@partial p11592
{{>p11593}}
@end
@partial p11593
{{>p11594}}
@end
@partial p11594
{{>p11595}}
@end
@partial p11595
{{>p11596}}
@end
@partial p11596
{{>p11597}}
@end
@partial p11597
{{>p11598}}
@end
@partial p11598
{{>p11599}}
@end
@partial p11599
{{>p11600}}
@end
@partial p11600
{{>p11601}}
@end
@partial p11601
{{>p11602}}
@end
@partial p11602
{{>p11603}}
@end
@partial p11603
{{>p11604}}
@end
@partial p11604
{{>p11605}}
@end
@partial p11605
{{>p11606}}
@end
@partial p11606
{{>p11607}}
@end
@partial p11607
{{>p11608}}
@end
@partial p11608
{{>p11609}}
@end
@partial p11609
{{>p11610}}
@end
@partial p11610
{{>p11611}}
@end
@partial p11611
{{>p11612}}
@end
@partial p11612
{{>p11613}}
@end
@partial p11613
{{>p11614}}
@end
@partial p11614
{{>p11615}}
@end
@partial p11615
{{>p11616}}
@end
@partial p11616
{{>p11617}}
@end
@partial p11617
{{>p11618}}
@end
@partial p11618
{{>p11619}}
@end
@partial p11619
{{>p11620}}
@end
@partial p11620
{{>p11621}}
@end
@partial p11621
{{>p11622}}
@end
@partial p11622
{{>p11623}}
@end
@partial p11623
{{>p11624}}
@end
@partial p11624
{{>p11625}}
@end
@partial p11625
{{>p11626}}
@end
@partial p11626
{{>p11627}}
@end
@partial p11627
{{>p11628}}
@end
@partial p11628
{{>p11629}}
@end
@partial p11629
{{>p11630}}
@end
@partial p11630
{{>p11631}}
@end
@partial p11631
{{>p11632}}
@end
@partial p11632
{{>p11633}}
@end
@partial p11633
{{>p11634}}
@end
@partial p11634
{{>p11635}}
@end
@partial p11635
{{>p11636}}
@end
@partial p11636
{{>p11637}}
@end
@partial p11637
{{>p11638}}
@end
@partial p11638
{{>p11639}}
@end
@partial p11639
{{>p11640}}
@end
@partial p11640
{{>p11641}}
@end
@partial p11641
{{>p11642}}
@end
@partial p11642
{{>p11643}}
@end
@partial p11643
{{>p11644}}
@end
@partial p11644
{{>p11645}}
@end
@partial p11645
{{>p11646}}
@end
@partial p11646
{{>p11647}}
@end
@partial p11647
{{>p11648}}
@end
@partial p11648
{{>p11649}}
@end
@partial p11649
{{>p11650}}
@end
@partial p11650
{{>p11651}}
@end
@partial p11651
{{>p11652}}
@end
@partial p11652
{{>p11653}}
@end
@partial p11653
{{>p11654}}
@end
@partial p11654
{{>p11655}}
@end
@partial p11655
{{>p11656}}
@end
@partial p11656
{{>p11657}}
@end
@partial p11657
{{>p11658}}
@end
@partial p11658
{{>p11659}}
@end
@partial p11659
{{>p11660}}
@end
@partial p11660
{{>p11661}}
@end
@partial p11661
{{>p11662}}
@end
@partial p11662
{{>p11663}}
@end
@partial p11663
{{>p11664}}
@end
@partial p11664
{{>p11665}}
@end
@partial p11665
{{>p11666}}
@end
@partial p11666
{{>p11667}}
@end
@partial p11667
{{>p11668}}
@end
@partial p11668
{{>p11669}}
@end
@partial p11669
{{>p11670}}
@end
@partial p11670
{{>p11671}}
@end
@partial p11671
{{>p11672}}
@end
@partial p11672
{{>p11673}}
@end
@partial p11673
{{>p11674}}
@end
@partial p11674
{{>p11675}}
@end
@partial p11675
{{>p11676}}
@end
@partial p11676
{{>p11677}}
@end
@partial p11677
{{>p11678}}
@end
@partial p11678
{{>p11679}}
@end
@partial p11679
{{>p11680}}
@end
@partial p11680
{{>p11681}}
@end
@partial p11681
{{>p11682}}
@end
@partial p11682
{{>p11683}}
@end
@partial p11683
{{>p11684}}
@end
@partial p11684
{{>p11685}}
@end
@partial p11685
{{>p11686}}
@end
@partial p11686
{{>p11687}}
@end
@partial p11687
{{>p11688}}
@end
@partial p11688
{{>p11689}}
@end
@partial p11689
{{>p11690}}
@end
@partial p11690
{{>p11691}}
@end
@partial p11691
{{>p11692}}
@end
@partial p11692
{{>p11693}}
@end
@partial p11693
{{>p11694}}
@end
@partial p11694
{{>p11695}}
@end
@partial p11695
{{>p11696}}
@end
@partial p11696
{{>p11697}}
@end
@partial p11697
{{>p11698}}
@end
@partial p11698
{{>p11699}}
@end
@partial p11699
{{>p11700}}
@end
@partial p11700
{{>p11701}}
@end
@partial p11701
{{>p11702}}
@end
@partial p11702
{{>p11703}}
@end
@partial p11703
{{>p11704}}
@end
@partial p11704
{{>p11705}}
@end
@partial p11705
{{>p11706}}
@end
@partial p11706
{{>p11707}}
@end
@partial p11707
{{>p11708}}
@end
@partial p11708
{{>p11709}}
@end
@partial p11709
{{>p11710}}
@end
@partial p11710
{{>p11711}}
@end
@partial p11711
{{>p11712}}
@end
@partial p11712
{{>p11713}}
@end
@partial p11713
{{>p11714}}
@end
@partial p11714
{{>p11715}}
@end
@partial p11715
{{>p11716}}
@end
@partial p11716
{{>p11717}}
@end
@partial p11717
{{>p11718}}
@end
@partial p11718
{{>p11719}}
@end
@partial p11719
{{>p11720}}
@end
@partial p11720
{{>p11721}}
@end
@partial p11721
{{>p11722}}
@end
@partial p11722
{{>p11723}}
@end
@partial p11723
{{>p11724}}
@end
@partial p11724
{{>p11725}}
@end
@partial p11725
{{>p11726}}
@end
@partial p11726
{{>p11727}}
@end
@partial p11727
{{>p11728}}
@end
@partial p11728
{{>p11729}}
@end
@partial p11729
{{>p11730}}
@end
@partial p11730
{{>p11731}}
@end
@partial p11731
{{>p11732}}
@end
@partial p11732
{{>p11733}}
@end
@partial p11733
{{>p11734}}
@end
@partial p11734
{{>p11735}}
@end
@partial p11735
{{>p11736}}
@end
@partial p11736
{{>p11737}}
@end
@partial p11737
{{>p11738}}
@end
@partial p11738
{{>p11739}}
@end
@partial p11739
{{>p11740}}
@end
@partial p11740
{{>p11741}}
@end
@partial p11741
{{>p11742}}
@end
@partial p11742
{{>p11743}}
@end
@partial p11743
{{>p11744}}
@end
@partial p11744
{{>p11745}}
@end
@partial p11745
{{>p11746}}
@end
@partial p11746
{{>p11747}}
@end
@partial p11747
{{>p11748}}
@end
@partial p11748
{{>p11749}}
@end
@partial p11749
{{>p11750}}
@end
@partial p11750
{{>p11751}}
@end
@partial p11751
{{>p11752}}
@end
@partial p11752
{{>p11753}}
@end
@partial p11753
{{>p11754}}
@end
@partial p11754
{{>p11755}}
@end
@partial p11755
{{>p11756}}
@end
@partial p11756
{{>p11757}}
@end
@partial p11757
{{>p11758}}
@end
@partial p11758
{{>p11759}}
@end
@partial p11759
{{>p11760}}
@end
@partial p11760
{{>p11761}}
@end
@partial p11761
{{>p11762}}
@end
@partial p11762
{{>p11763}}
@end
@partial p11763
{{>p11764}}
@end
@partial p11764
{{>p11765}}
@end
@partial p11765
{{>p11766}}
@end
@partial p11766
{{>p11767}}
@end
@partial p11767
{{>p11768}}
@end
@partial p11768
{{>p11769}}
@end
@partial p11769
{{>p11770}}
@end
@partial p11770
{{>p11771}}
@end
@partial p11771
{{>p11772}}
@end
@partial p11772
{{>p11773}}
@end
@partial p11773
{{>p11774}}
@end
@partial p11774
{{>p11775}}
@end
@partial p11775
{{>p11776}}
@end
@partial p11776
{{>p11777}}
@end
@partial p11777
{{>p11778}}
@end
@partial p11778
{{>p11779}}
@end
@partial p11779
{{>p11780}}
@end
@partial p11780
{{>p11781}}
@end
@partial p11781
{{>p11782}}
@end
@partial p11782
{{>p11783}}
@end
@partial p11783
{{>p11784}}
@end
@partial p11784
{{>p11785}}
@end
@partial p11785
{{>p11786}}
@end
@partial p11786
{{>p11787}}
@end
@partial p11787
{{>p11788}}
@end
@partial p11788
{{>p11789}}
@end
@partial p11789
{{>p11790}}
@end
@partial p11790
{{>p11791}}
@end
@partial p11791
{{>p11792}}
@end
@partial p11792
{{>p11793}}
@end
@partial p11793
{{>p11794}}
@end
@partial p11794
{{>p11795}}
@end
@partial p11795
{{>p11796}}
@end
@partial p11796
{{>p11797}}
@end
@partial p11797
{{>p11798}}
@end
@partial p11798
{{>p11799}}
@end
@partial p11799
{{>p11800}}
@end
@partial p11800
{{>p11801}}
@end
@partial p11801
{{>p11802}}
@end
@partial p11802
{{>p11803}}
@end
@partial p11803
{{>p11804}}
@end
@partial p11804
{{>p11805}}
@end
@partial p11805
{{>p11806}}
@end
@partial p11806
{{>p11807}}
@end
@partial p11807
{{>p11808}}
@end
@partial p11808
{{>p11809}}
@end
@partial p11809
{{>p11810}}
@end
@partial p11810
{{>p11811}}
@end
@partial p11811
{{>p11812}}
@end
@partial p11812
{{>p11813}}
@end
@partial p11813
{{>p11814}}
@end
@partial p11814
{{>p11815}}
@end
@partial p11815
{{>p11816}}
@end
@partial p11816
{{>p11817}}
@end
@partial p11817
{{>p11818}}
@end
@partial p11818
{{>p11819}}
@end
@partial p11819
{{>p11820}}
@end
@partial p11820
{{>p11821}}
@end
@partial p11821
{{>p11822}}
@end
@partial p11822
{{>p11823}}
@end
@partial p11823
{{>p11824}}
@end
@partial p11824
{{>p11825}}
@end
@partial p11825
{{>p11826}}
@end
@partial p11826
{{>p11827}}
@end
@partial p11827
{{>p11828}}
@end
@partial p11828
{{>p11829}}
@end
@partial p11829
{{>p11830}}
@end
@partial p11830
{{>p11831}}
@end
@partial p11831
{{>p11832}}
@end
@partial p11832
{{>p11833}}
@end
@partial p11833
{{>p11834}}
@end
@partial p11834
{{>p11835}}
@end
@partial p11835
{{>p11836}}
@end
@partial p11836
{{>p11837}}
@end
@partial p11837
{{>p11838}}
@end
@partial p11838
{{>p11839}}
@end
@partial p11839
{{>p11840}}
@end
@partial p11840
{{>p11841}}
@end
@partial p11841
{{>p11842}}
@end
@partial p11842
{{>p11843}}
@end
@partial p11843
{{>p11844}}
@end
@partial p11844
{{>p11845}}
@end
@partial p11845
{{>p11846}}
@end
@partial p11846
{{>p11847}}
@end
@partial p11847
{{>p11848}}
@end
@partial p11848
{{>p11849}}
@end
@partial p11849
{{>p11850}}
@end
@partial p11850
{{>p11851}}
@end
@partial p11851
{{>p11852}}
@end
@partial p11852
{{>p11853}}
@end
@partial p11853
{{>p11854}}
@end
@partial p11854
{{>p11855}}
@end
@partial p11855
{{>p11856}}
@end
@partial p11856
{{>p11857}}
@end
@partial p11857
{{>p11858}}
@end
@partial p11858
{{>p11859}}
@end
@partial p11859
{{>p11860}}
@end
@partial p11860
{{>p11861}}
@end
@partial p11861
{{>p11862}}
@end
@partial p11862
{{>p11863}}
@end
@partial p11863
{{>p11864}}
@end
@partial p11864
{{>p11865}}
@end
@partial p11865
{{>p11866}}
@end
@partial p11866
{{>p11867}}
@end
@partial p11867
{{>p11868}}
@end
@partial p11868
{{>p11869}}
@end
@partial p11869
{{>p11870}}
@end
@partial p11870
{{>p11871}}
@end
@partial p11871
{{>p11872}}
@end
@partial p11872
{{>p11873}}
@end
@partial p11873
{{>p11874}}
@end
@partial p11874
{{>p11875}}
@end
@partial p11875
{{>p11876}}
@end
@partial p11876
{{>p11877}}
@end
@partial p11877
{{>p11878}}
@end
@partial p11878
{{>p11879}}
@end
@partial p11879
{{>p11880}}
@end
@partial p11880
{{>p11881}}
@end
@partial p11881
{{>p11882}}
@end
@partial p11882
{{>p11883}}
@end
@partial p11883
{{>p11884}}
@end
@partial p11884
{{>p11885}}
@end
@partial p11885
{{>p11886}}
@end
@partial p11886
{{>p11887}}
@end
@partial p11887
{{>p11888}}
@end
@partial p11888
{{>p11889}}
@end
@partial p11889
{{>p11890}}
@end
@partial p11890
{{>p11891}}
@end
@partial p11891
{{>p11892}}
@end
@partial p11892
{{>p11893}}
@end
@partial p11893
{{>p11894}}
@end
@partial p11894
{{>p11895}}
@end
@partial p11895
{{>p11896}}
@end
@partial p11896
{{>p11897}}
@end
@partial p11897
{{>p11898}}
@end
@partial p11898
{{>p11899}}
@end
@partial p11899
{{>p11900}}
@end
@partial p11900
{{>p11901}}
@end
@partial p11901
{{>p11902}}
@end
@partial p11902
{{>p11903}}
@end
@partial p11903
{{>p11904}}
@end
@partial p11904
{{>p11905}}
@end
@partial p11905
{{>p11906}}
@end
@partial p11906
{{>p11907}}
@end
@partial p11907
{{>p11908}}
@end
@partial p11908
{{>p11909}}
@end
@partial p11909
{{>p11910}}
@end
@partial p11910
{{>p11911}}
@end
@partial p11911
{{>p11912}}
@end
@partial p11912
{{>p11913}}
@end
@partial p11913
{{>p11914}}
@end
@partial p11914
{{>p11915}}
@end
@partial p11915
{{>p11916}}
@end
@partial p11916
{{>p11917}}
@end
@partial p11917
{{>p11918}}
@end
@partial p11918
{{>p11919}}
@end
@partial p11919
{{>p11920}}
@end
@partial p11920
{{>p11921}}
@end
@partial p11921
{{>p11922}}
@end
@partial p11922
{{>p11923}}
@end
@partial p11923
{{>p11924}}
@end
@partial p11924
{{>p11925}}
@end
@partial p11925
{{>p11926}}
@end
@partial p11926
{{>p11927}}
@end
@partial p11927
{{>p11928}}
@end
@partial p11928
{{>p11929}}
@end
@partial p11929
{{>p11930}}
@end
@partial p11930
{{>p11931}}
@end
@partial p11931
{{>p11932}}
@end
@partial p11932
{{>p11933}}
@end
@partial p11933
{{>p11934}}
@end
@partial p11934
{{>p11935}}
@end
@partial p11935
{{>p11936}}
@end
@partial p11936
{{>p11937}}
@end
@partial p11937
{{>p11938}}
@end
@partial p11938
{{>p11939}}
@end
@partial p11939
{{>p11940}}
@end
@partial p11940
{{>p11941}}
@end
@partial p11941
{{>p11942}}
@end
@partial p11942
{{>p11943}}
@end
@partial p11943
{{>p11944}}
@end
@partial p11944
{{>p11945}}
@end
@partial p11945
{{>p11946}}
@end
@partial p11946
{{>p11947}}
@end
@partial p11947
{{>p11948}}
@end
@partial p11948
{{>p11949}}
@end
@partial p11949
{{>p11950}}
@end
@partial p11950
{{>p11951}}
@end
@partial p11951
{{>p11952}}
@end
@partial p11952
{{>p11953}}
@end
@partial p11953
{{>p11954}}
@end
@partial p11954
{{>p11955}}
@end
@partial p11955
{{>p11956}}
@end
@partial p11956
{{>p11957}}
@end
@partial p11957
{{>p11958}}
@end
@partial p11958
{{>p11959}}
@end
@partial p11959
{{>p11960}}
@end
@partial p11960
{{>p11961}}
@end
@partial p11961
{{>p11962}}
@end
@partial p11962
{{>p11963}}
@end
@partial p11963
{{>p11964}}
@end
@partial p11964
{{>p11965}}
@end
@partial p11965
{{>p11966}}
@end
@partial p11966
{{>p11967}}
@end
@partial p11967
{{>p11968}}
@end
@partial p11968
{{>p11969}}
@end
@partial p11969
{{>p11970}}
@end
@partial p11970
{{>p11971}}
@end
@partial p11971
{{>p11972}}
@end
@partial p11972
{{>p11973}}
@end
@partial p11973
{{>p11974}}
@end
@partial p11974
{{>p11975}}
@end
@partial p11975
{{>p11976}}
@end
@partial p11976
{{>p11977}}
@end
@partial p11977
{{>p11978}}
@end
@partial p11978
{{>p11979}}
@end
@partial p11979
{{>p11980}}
@end
@partial p11980
{{>p11981}}
@end
@partial p11981
{{>p11982}}
@end
@partial p11982
{{>p11983}}
@end
@partial p11983
{{>p11984}}
@end
@partial p11984
{{>p11985}}
@end
@partial p11985
{{>p11986}}
@end
@partial p11986
{{>p11987}}
@end
@partial p11987
{{>p11988}}
@end
@partial p11988
{{>p11989}}
@end
@partial p11989
{{>p11990}}
@end
@partial p11990
{{>p11991}}
@end
@partial p11991
{{>p11992}}
@end
@partial p11992
{{>p11993}}
@end
@partial p11993
{{>p11994}}
@end
@partial p11994
{{>p11995}}
@end
@partial p11995
{{>p11996}}
@end
@partial p11996
{{>p11997}}
@end
@partial p11997
{{>p11998}}
@end
@partial p11998
{{>p11999}}
@end
@partial p11999
{{>p12000}}
@end
@partial p12000
{{>p12001}}
@end
@partial p12001
{{>p12002}}
@end
@partial p12002
{{>p12003}}
@end
@partial p12003
{{>p12004}}
@end
@partial p12004
{{>p12005}}
@end
@partial p12005
{{>p12006}}
@end
@partial p12006
{{>p12007}}
@end
@partial p12007
{{>p12008}}
@end
@partial p12008
{{>p12009}}
@end
@partial p12009
{{>p12010}}
@end
@partial p12010
{{>p12011}}
@end
@partial p12011
{{>p12012}}
@end
@partial p12012
{{>p12013}}
@end
@partial p12013
{{>p12014}}
@end
@partial p12014
{{>p12015}}
@end
@partial p12015
{{>p12016}}
@end
@partial p12016
{{>p12017}}
@end
@partial p12017
{{>p12018}}
@end
@partial p12018
{{>p12019}}
@end
@partial p12019
{{>p12020}}
@end
@partial p12020
{{>p12021}}
@end
@partial p12021
{{>p12022}}
@end
@partial p12022
{{>p12023}}
@end
@partial p12023
{{>p12024}}
@end
@partial p12024
{{>p12025}}
@end
@partial p12025
{{>p12026}}
@end
@partial p12026
{{>p12027}}
@end
@partial p12027
{{>p12028}}
@end
@partial p12028
{{>p12029}}
@end
@partial p12029
{{>p12030}}
@end
@partial p12030
{{>p12031}}
@end
@partial p12031
{{>p12032}}
@end
@partial p12032
{{>p12033}}
@end
@partial p12033
{{>p12034}}
@end
@partial p12034
{{>p12035}}
@end
@partial p12035
{{>p12036}}
@end
@partial p12036
{{>p12037}}
@end
@partial p12037
{{>p12038}}
@end
@partial p12038
{{>p12039}}
@end
@partial p12039
{{>p12040}}
@end
@partial p12040
{{>p12041}}
@end
@partial p12041
{{>p12042}}
@end
@partial p12042
{{>p12043}}
@end
@partial p12043
{{>p12044}}
@end
@partial p12044
{{>p12045}}
@end
@partial p12045
{{>p12046}}
@end
@partial p12046
{{>p12047}}
@end
@partial p12047
{{>p12048}}
@end
@partial p12048
{{>p12049}}
@end
@partial p12049
{{>p12050}}
@end
@partial p12050
{{>p12051}}
@end
@partial p12051
{{>p12052}}
@end
@partial p12052
{{>p12053}}
@end
@partial p12053
{{>p12054}}
@end
@partial p12054
{{>p12055}}
@end
@partial p12055
{{>p12056}}
@end
@partial p12056
{{>p12057}}
@end
@partial p12057
{{>p12058}}
@end
@partial p12058
{{>p12059}}
@end
@partial p12059
{{>p12060}}
@end
@partial p12060
{{>p12061}}
@end
@partial p12061
{{>p12062}}
@end
@partial p12062
{{>p12063}}
@end
@partial p12063
{{>p12064}}
@end
@partial p12064
{{>p12065}}
@end
@partial p12065
{{>p12066}}
@end
@partial p12066
{{>p12067}}
@end
@partial p12067
{{>p12068}}
@end
@partial p12068
{{>p12069}}
@end
@partial p12069
{{>p12070}}
@end
@partial p12070
{{>p12071}}
@end
@partial p12071
{{>p12072}}
@end
@partial p12072
{{>p12073}}
@end
@partial p12073
{{>p12074}}
@end
@partial p12074
{{>p12075}}
@end
@partial p12075
{{>p12076}}
@end
@partial p12076
{{>p12077}}
@end
@partial p12077
{{>p12078}}
@end
@partial p12078
{{>p12079}}
@end
@partial p12079
{{>p12080}}
@end
@partial p12080
{{>p12081}}
@end
@partial p12081
{{>p12082}}
@end
@partial p12082
{{>p12083}}
@end
@partial p12083
{{>p12084}}
@end
@partial p12084
{{>p12085}}
@end
@partial p12085
{{>p12086}}
@end
@partial p12086
{{>p12087}}
@end
@partial p12087
{{>p12088}}
@end
@partial p12088
{{>p12089}}
@end
@partial p12089
{{>p12090}}
@end
@partial p12090
{{>p12091}}
@end
@partial p12091
{{>p12092}}
@end
@partial p12092
{{>p12093}}
@end
@partial p12093
{{>p12094}}
@end
@partial p12094
{{>p12095}}
@end
@partial p12095
{{>p12096}}
@end
@partial p12096
{{>p12097}}
@end
@partial p12097
{{>p12098}}
@end
@partial p12098
{{>p12099}}
@end
@partial p12099
{{>p12100}}
@end
@partial p12100
{{>p12101}}
@end
@partial p12101
{{>p12102}}
@end
@partial p12102
{{>p12103}}
@end
@partial p12103
{{>p12104}}
@end
@partial p12104
{{>p12105}}
@end
@partial p12105
{{>p12106}}
@end
@partial p12106
{{>p12107}}
@end
@partial p12107
{{>p12108}}
@end
@partial p12108
{{>p12109}}
@end
@partial p12109
{{>p12110}}
@end
@partial p12110
{{>p12111}}
@end
@partial p12111
{{>p12112}}
@end
@partial p12112
{{>p12113}}
@end
@partial p12113
{{>p12114}}
@end
@partial p12114
{{>p12115}}
@end
@partial p12115
{{>p12116}}
@end
@partial p12116
{{>p12117}}
@end
@partial p12117
{{>p12118}}
@end
@partial p12118
{{>p12119}}
@end
@partial p12119
{{>p12120}}
@end
@partial p12120
{{>p12121}}
@end
@partial p12121
{{>p12122}}
@end
@partial p12122
{{>p12123}}
@end
@partial p12123
{{>p12124}}
@end
@partial p12124
{{>p12125}}
@end
@partial p12125
{{>p12126}}
@end
@partial p12126
{{>p12127}}
@end
@partial p12127
{{>p12128}}
@end
@partial p12128
{{>p12129}}
@end
@partial p12129
{{>p12130}}
@end
@partial p12130
{{>p12131}}
@end
@partial p12131
{{>p12132}}
@end
@partial p12132
{{>p12133}}
@end
@partial p12133
{{>p12134}}
@end
@partial p12134
{{>p12135}}
@end
@partial p12135
{{>p12136}}
@end
@partial p12136
{{>p12137}}
@end
@partial p12137
{{>p12138}}
@end
@partial p12138
{{>p12139}}
@end
@partial p12139
{{>p12140}}
@end
@partial p12140
{{>p12141}}
@end
@partial p12141
{{>p12142}}
@end
@partial p12142
{{>p12143}}
@end
@partial p12143
{{>p12144}}
@end
@partial p12144
{{>p12145}}
@end
@partial p12145
{{>p12146}}
@end
@partial p12146
{{>p12147}}
@end
@partial p12147
{{>p12148}}
@end
@partial p12148
{{>p12149}}
@end
@partial p12149
{{>p12150}}
@end
@partial p12150
{{>p12151}}
@end
@partial p12151
{{>p12152}}
@end
@partial p12152
{{>p12153}}
@end
@partial p12153
{{>p12154}}
@end
@partial p12154
{{>p12155}}
@end
@partial p12155
{{>p12156}}
@end
@partial p12156
{{>p12157}}
@end
@partial p12157
{{>p12158}}
@end
@partial p12158
{{>p12159}}
@end
@partial p12159
{{>p12160}}
@end
@partial p12160
{{>p12161}}
@end
@partial p12161
{{>p12162}}
@end
@partial p12162
{{>p12163}}
@end
@partial p12163
{{>p12164}}
@end
@partial p12164
{{>p12165}}
@end
@partial p12165
{{>p12166}}
@end
@partial p12166
{{>p12167}}
@end
@partial p12167
{{>p12168}}
@end
@partial p12168
{{>p12169}}
@end
@partial p12169
{{>p12170}}
@end
@partial p12170
{{>p12171}}
@end
@partial p12171
{{>p12172}}
@end
@partial p12172
{{>p12173}}
@end
@partial p12173
{{>p12174}}
@end
@partial p12174
{{>p12175}}
@end
@partial p12175
{{>p12176}}
@end
@partial p12176
{{>p12177}}
@end
@partial p12177
{{>p12178}}
@end
@partial p12178
{{>p12179}}
@end
@partial p12179
{{>p12180}}
@end
@partial p12180
{{>p12181}}
@end
@partial p12181
{{>p12182}}
@end
@partial p12182
{{>p12183}}
@end
@partial p12183
{{>p12184}}
@end
@partial p12184
{{>p12185}}
@end
@partial p12185
{{>p12186}}
@end
@partial p12186
{{>p12187}}
@end
@partial p12187
{{>p12188}}
@end
@partial p12188
{{>p12189}}
@end
@partial p12189
{{>p12190}}
@end
@partial p12190
{{>p12191}}
@end
@partial p12191
{{>p12192}}
@end
@partial p12192
{{>p12193}}
@end
@partial p12193
{{>p12194}}
@end
@partial p12194
{{>p12195}}
@end
@partial p12195
{{>p12196}}
@end
@partial p12196
{{>p12197}}
@end
@partial p12197
{{>p12198}}
@end
@partial p12198
{{>p12199}}
@end
@partial p12199
{{>p12200}}
@end
@partial p12200
{{>p12201}}
@end
@partial p12201
{{>p12202}}
@end
@partial p12202
{{>p12203}}
@end
@partial p12203
{{>p12204}}
@end
@partial p12204
{{>p12205}}
@end
@partial p12205
{{>p12206}}
@end
@partial p12206
{{>p12207}}
@end
@partial p12207
{{>p12208}}
@end
@partial p12208
{{>p12209}}
@end
@partial p12209
{{>p12210}}
@end
@partial p12210
{{>p12211}}
@end
@partial p12211
{{>p12212}}
@end
@partial p12212
{{>p12213}}
@end
@partial p12213
{{>p12214}}
@end
@partial p12214
{{>p12215}}
@end
@partial p12215
{{>p12216}}
@end
@partial p12216
{{>p12217}}
@end
@partial p12217
{{>p12218}}
@end
@partial p12218
{{>p12219}}
@end
@partial p12219
{{>p12220}}
@end
@partial p12220
{{>p12221}}
@end
@partial p12221
{{>p12222}}
@end
@partial p12222
{{>p12223}}
@end
@partial p12223
{{>p12224}}
@end
@partial p12224
{{>p12225}}
@end
@partial p12225
{{>p12226}}
@end
@partial p12226
{{>p12227}}
@end
@partial p12227
{{>p12228}}
@end
@partial p12228
{{>p12229}}
@end
@partial p12229
{{>p12230}}
@end
@partial p12230
{{>p12231}}
@end
@partial p12231
{{>p12232}}
@end
@partial p12232
{{>p12233}}
@end
@partial p12233
{{>p12234}}
@end
@partial p12234
{{>p12235}}
@end
@partial p12235
{{>p12236}}
@end
@partial p12236
{{>p12237}}
@end
@partial p12237
{{>p12238}}
@end
@partial p12238
{{>p12239}}
@end
@partial p12239
{{>p12240}}
@end
@partial p12240
{{>p12241}}
@end
@partial p12241
{{>p12242}}
@end
@partial p12242
{{>p12243}}
@end
@partial p12243
{{>p12244}}
@end
@partial p12244
{{>p12245}}
@end
@partial p12245
{{>p12246}}
@end
@partial p12246
{{>p12247}}
@end
@partial p12247
{{>p12248}}
@end
@partial p12248
{{>p12249}}
@end
@partial p12249
{{>p12250}}
@end
@partial p12250
{{>p12251}}
@end
@partial p12251
{{>p12252}}
@end
@partial p12252
{{>p12253}}
@end
@partial p12253
{{>p12254}}
@end
@partial p12254
{{>p12255}}
@end
@partial p12255
{{>p12256}}
@end
@partial p12256
{{>p12257}}
@end
@partial p12257
{{>p12258}}
@end
@partial p12258
{{>p12259}}
@end
@partial p12259
{{>p12260}}
@end
@partial p12260
{{>p12261}}
@end
@partial p12261
{{>p12262}}
@end
@partial p12262
{{>p12263}}
@end
@partial p12263
{{>p12264}}
@end
@partial p12264
{{>p12265}}
@end
@partial p12265
{{>p12266}}
@end
@partial p12266
{{>p12267}}
@end
@partial p12267
{{>p12268}}
@end
@partial p12268
{{>p12269}}
@end
@partial p12269
{{>p12270}}
@end
@partial p12270
{{>p12271}}
@end
@partial p12271
{{>p12272}}
@end
@partial p12272
{{>p12273}}
@end
@partial p12273
{{>p12274}}
@end
@partial p12274
{{>p12275}}
@end
@partial p12275
{{>p12276}}
@end
@partial p12276
{{>p12277}}
@end
@partial p12277
{{>p12278}}
@end
@partial p12278
{{>p12279}}
@end
@partial p12279
{{>p12280}}
@end
@partial p12280
{{>p12281}}
@end
@partial p12281
{{>p12282}}
@end
@partial p12282
{{>p12283}}
@end
@partial p12283
{{>p12284}}
@end
@partial p12284
{{>p12285}}
@end
@partial p12285
{{>p12286}}
@end
@partial p12286
{{>p12287}}
@end
@partial p12287
{{>p12288}}
@end
@partial p12288
{{>p12289}}
@end
@partial p12289
{{>p12290}}
@end
@partial p12290
{{>p12291}}
@end
@partial p12291
{{>p12292}}
@end
@partial p12292
{{>p12293}}
@end
@partial p12293
{{>p12294}}
@end
@partial p12294
{{>p12295}}
@end
@partial p12295
{{>p12296}}
@end
@partial p12296
{{>p12297}}
@end
@partial p12297
{{>p12298}}
@end
@partial p12298
{{>p12299}}
@end
@partial p12299
{{>p12300}}
@end
@partial p12300
{{>p12301}}
@end
@partial p12301
{{>p12302}}
@end
@partial p12302
{{>p12303}}
@end
@partial p12303
{{>p12304}}
@end
@partial p12304
{{>p12305}}
@end
@partial p12305
{{>p12306}}
@end
@partial p12306
{{>p12307}}
@end
@partial p12307
{{>p12308}}
@end
@partial p12308
{{>p12309}}
@end
@partial p12309
{{>p12310}}
@end
@partial p12310
{{>p12311}}
@end
@partial p12311
{{>p12312}}
@end
@partial p12312
{{>p12313}}
@end
@partial p12313
{{>p12314}}
@end
@partial p12314
{{>p12315}}
@end
@partial p12315
{{>p12316}}
@end
@partial p12316
{{>p12317}}
@end
@partial p12317
{{>p12318}}
@end
@partial p12318
{{>p12319}}
@end
@partial p12319
{{>p12320}}
@end
@partial p12320
{{>p12321}}
@end
@partial p12321
{{>p12322}}
@end
@partial p12322
{{>p12323}}
@end
@partial p12323
{{>p12324}}
@end
@partial p12324
{{>p12325}}
@end
@partial p12325
{{>p12326}}
@end
@partial p12326
{{>p12327}}
@end
@partial p12327
{{>p12328}}
@end
@partial p12328
{{>p12329}}
@end
@partial p12329
{{>p12330}}
@end
@partial p12330
{{>p12331}}
@end
@partial p12331
{{>p12332}}
@end
@partial p12332
{{>p12333}}
@end
@partial p12333
{{>p12334}}
@end
@partial p12334
{{>p12335}}
@end
@partial p12335
{{>p12336}}
@end
@partial p12336
{{>p12337}}
@end
@partial p12337
{{>p12338}}
@end
@partial p12338
{{>p12339}}
@end
@partial p12339
{{>p12340}}
@end
@partial p12340
{{>p12341}}
@end
@partial p12341
{{>p12342}}
@end
@partial p12342
{{>p12343}}
@end
@partial p12343
{{>p12344}}
@end
@partial p12344
{{>p12345}}
@end
@partial p12345
{{>p12346}}
@end
@partial p12346
{{>p12347}}
@end
@partial p12347
{{>p12348}}
@end
@partial p12348
{{>p12349}}
@end
@partial p12349
{{>p12350}}
@end
@partial p12350
{{>p12351}}
@end
@partial p12351
{{>p12352}}
@end
@partial p12352
{{>p12353}}
@end
@partial p12353
{{>p12354}}
@end
@partial p12354
{{>p12355}}
@end
@partial p12355
{{>p12356}}
@end
@partial p12356
{{>p12357}}
@end
@partial p12357
{{>p12358}}
@end
@partial p12358
{{>p12359}}
@end
@partial p12359
{{>p12360}}
@end
@partial p12360
{{>p12361}}
@end
@partial p12361
{{>p12362}}
@end
@partial p12362
{{>p12363}}
@end
@partial p12363
{{>p12364}}
@end
@partial p12364
{{>p12365}}
@end
@partial p12365
{{>p12366}}
@end
@partial p12366
{{>p12367}}
@end
@partial p12367
{{>p12368}}
@end
@partial p12368
{{>p12369}}
@end
@partial p12369
{{>p12370}}
@end
@partial p12370
{{>p12371}}
@end
@partial p12371
{{>p12372}}
@end
@partial p12372
{{>p12373}}
@end
@partial p12373
{{>p12374}}
@end
@partial p12374
{{>p12375}}
@end
@partial p12375
{{>p12376}}
@end
@partial p12376
{{>p12377}}
@end
@partial p12377
{{>p12378}}
@end
@partial p12378
{{>p12379}}
@end
@partial p12379
{{>p12380}}
@end
@partial p12380
{{>p12381}}
@end
@partial p12381
{{>p12382}}
@end
@partial p12382
{{>p12383}}
@end
@partial p12383
{{>p12384}}
@end
@partial p12384
{{>p12385}}
@end
@partial p12385
{{>p12386}}
@end
@partial p12386
{{>p12387}}
@end
@partial p12387
{{>p12388}}
@end
@partial p12388
{{>p12389}}
@end
@partial p12389
{{>p12390}}
@end
@partial p12390
{{>p12391}}
@end
@partial p12391
{{>p12392}}
@end
@partial p12392
{{>p12393}}
@end
@partial p12393
{{>p12394}}
@end
@partial p12394
{{>p12395}}
@end
@partial p12395
{{>p12396}}
@end
@partial p12396
{{>p12397}}
@end
@partial p12397
{{>p12398}}
@end
@partial p12398
{{>p12399}}
@end
@partial p12399
{{>p12400}}
@end
@partial p12400
{{>p12401}}
@end
@partial p12401
{{>p12402}}
@end
@partial p12402
{{>p12403}}
@end
@partial p12403
{{>p12404}}
@end
@partial p12404
{{>p12405}}
@end
@partial p12405
{{>p12406}}
@end
@partial p12406
{{>p12407}}
@end
@partial p12407
{{>p12408}}
@end
@partial p12408
{{>p12409}}
@end
@partial p12409
{{>p12410}}
@end
@partial p12410
{{>p12411}}
@end
@partial p12411
{{>p12412}}
@end
@partial p12412
{{>p12413}}
@end
@partial p12413
{{>p12414}}
@end
@partial p12414
{{>p12415}}
@end
@partial p12415
{{>p12416}}
@end
@partial p12416
{{>p12417}}
@end
@partial p12417
{{>p12418}}
@end
@partial p12418
{{>p12419}}
@end
@partial p12419
{{>p12420}}
@end
@partial p12420
{{>p12421}}
@end
@partial p12421
{{>p12422}}
@end
@partial p12422
{{>p12423}}
@end
@partial p12423
{{>p12424}}
@end
@partial p12424
{{>p12425}}
@end
@partial p12425
{{>p12426}}
@end
@partial p12426
{{>p12427}}
@end
@partial p12427
{{>p12428}}
@end
@partial p12428
{{>p12429}}
@end
@partial p12429
{{>p12430}}
@end
@partial p12430
{{>p12431}}
@end
@partial p12431
{{>p12432}}
@end
@partial p12432
{{>p12433}}
@end
@partial p12433
{{>p12434}}
@end
@partial p12434
{{>p12435}}
@end
@partial p12435
{{>p12436}}
@end
@partial p12436
{{>p12437}}
@end
@partial p12437
{{>p12438}}
@end
@partial p12438
{{>p12439}}
@end
@partial p12439
{{>p12440}}
@end
@partial p12440
{{>p12441}}
@end
@partial p12441
{{>p12442}}
@end
@partial p12442
{{>p12443}}
@end
@partial p12443
{{>p12444}}
@end
@partial p12444
{{>p12445}}
@end
@partial p12445
{{>p12446}}
@end
@partial p12446
{{>p12447}}
@end
@partial p12447
{{>p12448}}
@end
@partial p12448
{{>p12449}}
@end
@partial p12449
{{>p12450}}
@end
@partial p12450
{{>p12451}}
@end
@partial p12451
{{>p12452}}
@end
@partial p12452
{{>p12453}}
@end
@partial p12453
{{>p12454}}
@end
@partial p12454
{{>p12455}}
@end
@partial p12455
{{>p12456}}
@end
@partial p12456
{{>p12457}}
@end
@partial p12457
{{>p12458}}
@end
@partial p12458
{{>p12459}}
@end
@partial p12459
{{>p12460}}
@end
@partial p12460
{{>p12461}}
@end
@partial p12461
{{>p12462}}
@end
@partial p12462
{{>p12463}}
@end
@partial p12463
{{>p12464}}
@end
@partial p12464
{{>p12465}}
@end
@partial p12465
{{>p12466}}
@end
@partial p12466
{{>p12467}}
@end
@partial p12467
{{>p12468}}
@end
@partial p12468
{{>p12469}}
@end
@partial p12469
{{>p12470}}
@end
@partial p12470
{{>p12471}}
@end
@partial p12471
{{>p12472}}
@end
@partial p12472
{{>p12473}}
@end
@partial p12473
{{>p12474}}
@end
@partial p12474
{{>p12475}}
@end
@partial p12475
{{>p12476}}
@end
@partial p12476
{{>p12477}}
@end
@partial p12477
{{>p12478}}
@end
@partial p12478
{{>p12479}}
@end
@partial p12479
{{>p12480}}
@end
@partial p12480
{{>p12481}}
@end
@partial p12481
{{>p12482}}
@end
@partial p12482
{{>p12483}}
@end
@partial p12483
{{>p12484}}
@end
@partial p12484
{{>p12485}}
@end
@partial p12485
{{>p12486}}
@end
@partial p12486
{{>p12487}}
@end
@partial p12487
{{>p12488}}
@end
@partial p12488
{{>p12489}}
@end
@partial p12489
{{>p12490}}
@end
@partial p12490
{{>p12491}}
@end
@partial p12491
{{>p12492}}
@end
@partial p12492
{{>p12493}}
@end
@partial p12493
{{>p12494}}
@end
@partial p12494
{{>p12495}}
@end
@partial p12495
{{>p12496}}
@end
@partial p12496
{{>p12497}}
@end
@partial p12497
{{>p12498}}
@end
@partial p12498
{{>p12499}}
@end
@partial p12499
{{>p12500}}
@end
@partial p12500
{{>p12501}}
@end
@partial p12501
{{>p12502}}
@end
@partial p12502
{{>p12503}}
@end
@partial p12503
{{>p12504}}
@end
@partial p12504
{{>p12505}}
@end
@partial p12505
{{>p12506}}
@end
@partial p12506
{{>p12507}}
@end
@partial p12507
{{>p12508}}
@end
@partial p12508
{{>p12509}}
@end
@partial p12509
{{>p12510}}
@end
@partial p12510
{{>p12511}}
@end
@partial p12511
{{>p12512}}
@end
@partial p12512
{{>p12513}}
@end
@partial p12513
{{>p12514}}
@end
@partial p12514
{{>p12515}}
@end
@partial p12515
{{>p12516}}
@end
@partial p12516
{{>p12517}}
@end
@partial p12517
{{>p12518}}
@end
@partial p12518
{{>p12519}}
@end
@partial p12519
{{>p12520}}
@end
@partial p12520
{{>p12521}}
@end
@partial p12521
{{>p12522}}
@end
@partial p12522
{{>p12523}}
@end
@partial p12523
{{>p12524}}
@end
@partial p12524
{{>p12525}}
@end
@partial p12525
{{>p12526}}
@end
@partial p12526
{{>p12527}}
@end
@partial p12527
{{>p12528}}
@end
@partial p12528
{{>p12529}}
@end
@partial p12529
{{>p12530}}
@end
@partial p12530
{{>p12531}}
@end
@partial p12531
{{>p12532}}
@end
@partial p12532
{{>p12533}}
@end
@partial p12533
{{>p12534}}
@end
@partial p12534
{{>p12535}}
@end
@partial p12535
{{>p12536}}
@end
@partial p12536
{{>p12537}}
@end
@partial p12537
{{>p12538}}
@end
@partial p12538
{{>p12539}}
@end
@partial p12539
{{>p12540}}
@end
@partial p12540
{{>p12541}}
@end
@partial p12541
{{>p12542}}
@end
@partial p12542
{{>p12543}}
@end
@partial p12543
{{>p12544}}
@end
@partial p12544
{{>p12545}}
@end
@partial p12545
{{>p12546}}
@end
@partial p12546
{{>p12547}}
@end
@partial p12547
{{>p12548}}
@end
@partial p12548
{{>p12549}}
@end
@partial p12549
{{>p12550}}
@end
@partial p12550
{{>p12551}}
@end
@partial p12551
{{>p12552}}
@end
@partial p12552
{{>p12553}}
@end
@partial p12553
{{>p12554}}
@end
@partial p12554
{{>p12555}}
@end
@partial p12555
{{>p12556}}
@end
@partial p12556
{{>p12557}}
@end
@partial p12557
{{>p12558}}
@end
@partial p12558
{{>p12559}}
@end
@partial p12559
{{>p12560}}
@end
@partial p12560
{{>p12561}}
@end
@partial p12561
{{>p12562}}
@end
@partial p12562
{{>p12563}}
@end
@partial p12563
{{>p12564}}
@end
@partial p12564
{{>p12565}}
@end
@partial p12565
{{>p12566}}
@end
@partial p12566
{{>p12567}}
@end
@partial p12567
{{>p12568}}
@end
@partial p12568
{{>p12569}}
@end
@partial p12569
{{>p12570}}
@end
@partial p12570
{{>p12571}}
@end
@partial p12571
{{>p12572}}
@end
@partial p12572
{{>p12573}}
@end
@partial p12573
{{>p12574}}
@end
@partial p12574
{{>p12575}}
@end
@partial p12575
{{>p12576}}
@end
@partial p12576
{{>p12577}}
@end
@partial p12577
{{>p12578}}
@end
@partial p12578
{{>p12579}}
@end
@partial p12579
{{>p12580}}
@end
@partial p12580
{{>p12581}}
@end
@partial p12581
{{>p12582}}
@end
@partial p12582
{{>p12583}}
@end
@partial p12583
{{>p12584}}
@end
@partial p12584
{{>p12585}}
@end
@partial p12585
{{>p12586}}
@end
@partial p12586
{{>p12587}}
@end
@partial p12587
{{>p12588}}
@end
@partial p12588
{{>p12589}}
@end
@partial p12589
{{>p12590}}
@end
@partial p12590
{{>p12591}}
@end
@partial p12591
{{>p12592}}
@end
@partial p12592
{{>p12593}}
@end
@partial p12593
{{>p12594}}
@end
@partial p12594
{{>p12595}}
@end
@partial p12595
{{>p12596}}
@end
@partial p12596
{{>p12597}}
@end
@partial p12597
{{>p12598}}
@end
@partial p12598
{{>p12599}}
@end
@partial p12599
{{>p12600}}
@end
@partial p12600
{{>p12601}}
@end
@partial p12601
{{>p12602}}
@end
@partial p12602
{{>p12603}}
@end
@partial p12603
{{>p12604}}
@end
@partial p12604
{{>p12605}}
@end
@partial p12605
{{>p12606}}
@end
@partial p12606
{{>p12607}}
@end
@partial p12607
{{>p12608}}
@end
@partial p12608
{{>p12609}}
@end
@partial p12609
{{>p12610}}
@end
@partial p12610
{{>p12611}}
@end
@partial p12611
{{>p12612}}
@end
@partial p12612
{{>p12613}}
@end
@partial p12613
{{>p12614}}
@end
@partial p12614
{{>p12615}}
@end
@partial p12615
{{>p12616}}
@end
@partial p12616
{{>p12617}}
@end
@partial p12617
{{>p12618}}
@end
@partial p12618
{{>p12619}}
@end
@partial p12619
{{>p12620}}
@end
@partial p12620
{{>p12621}}
@end
@partial p12621
{{>p12622}}
@end
@partial p12622
{{>p12623}}
@end
@partial p12623
{{>p12624}}
@end
@partial p12624
{{>p12625}}
@end
@partial p12625
{{>p12626}}
@end
@partial p12626
{{>p12627}}
@end
@partial p12627
{{>p12628}}
@end
@partial p12628
{{>p12629}}
@end
@partial p12629
{{>p12630}}
@end
@partial p12630
{{>p12631}}
@end
@partial p12631
{{>p12632}}
@end
@partial p12632
{{>p12633}}
@end
@partial p12633
{{>p12634}}
@end
@partial p12634
{{>p12635}}
@end
@partial p12635
{{>p12636}}
@end
@partial p12636
{{>p12637}}
@end
@partial p12637
{{>p12638}}
@end
@partial p12638
{{>p12639}}
@end
@partial p12639
{{>p12640}}
@end
@partial p12640
{{>p12641}}
@end
@partial p12641
{{>p12642}}
@end
@partial p12642
{{>p12643}}
@end
@partial p12643
{{>p12644}}
@end
@partial p12644
{{>p12645}}
@end
@partial p12645
{{>p12646}}
@end
@partial p12646
{{>p12647}}
@end
@partial p12647
{{>p12648}}
@end
@partial p12648
{{>p12649}}
@end
@partial p12649
{{>p12650}}
@end
@partial p12650
{{>p12651}}
@end
@partial p12651
{{>p12652}}
@end
@partial p12652
{{>p12653}}
@end
@partial p12653
{{>p12654}}
@end
@partial p12654
{{>p12655}}
@end
@partial p12655
{{>p12656}}
@end
@partial p12656
{{>p12657}}
@end
@partial p12657
{{>p12658}}
@end
@partial p12658
{{>p12659}}
@end
@partial p12659
{{>p12660}}
@end
@partial p12660
{{>p12661}}
@end
@partial p12661
{{>p12662}}
@end
@partial p12662
{{>p12663}}
@end
@partial p12663
{{>p12664}}
@end
@partial p12664
{{>p12665}}
@end
@partial p12665
{{>p12666}}
@end
@partial p12666
{{>p12667}}
@end
@partial p12667
{{>p12668}}
@end
@partial p12668
{{>p12669}}
@end
@partial p12669
{{>p12670}}
@end
@partial p12670
{{>p12671}}
@end
@partial p12671
{{>p12672}}
@end
@partial p12672
{{>p12673}}
@end
@partial p12673
{{>p12674}}
@end
@partial p12674
{{>p12675}}
@end
@partial p12675
{{>p12676}}
@end
@partial p12676
{{>p12677}}
@end
@partial p12677
{{>p12678}}
@end
@partial p12678
{{>p12679}}
@end
@partial p12679
{{>p12680}}
@end
@partial p12680
{{>p12681}}
@end
@partial p12681
{{>p12682}}
@end
@partial p12682
{{>p12683}}
@end
@partial p12683
{{>p12684}}
@end
@partial p12684
{{>p12685}}
@end
@partial p12685
{{>p12686}}
@end
@partial p12686
{{>p12687}}
@end
@partial p12687
{{>p12688}}
@end
@partial p12688
{{>p12689}}
@end
@partial p12689
{{>p12690}}
@end
@partial p12690
{{>p12691}}
@end
@partial p12691
{{>p12692}}
@end
@partial p12692
{{>p12693}}
@end
@partial p12693
{{>p12694}}
@end
@partial p12694
{{>p12695}}
@end
@partial p12695
{{>p12696}}
@end
@partial p12696
{{>p12697}}
@end
@partial p12697
{{>p12698}}
@end
@partial p12698
{{>p12699}}
@end
@partial p12699
{{>p12700}}
@end
@partial p12700
{{>p12701}}
@end
@partial p12701
{{>p12702}}
@end
@partial p12702
{{>p12703}}
@end
@partial p12703
{{>p12704}}
@end
@partial p12704
{{>p12705}}
@end
@partial p12705
{{>p12706}}
@end
@partial p12706
{{>p12707}}
@end
@partial p12707
{{>p12708}}
@end
@partial p12708
{{>p12709}}
@end
@partial p12709
{{>p12710}}
@end
@partial p12710
{{>p12711}}
@end
@partial p12711
{{>p12712}}
@end
@partial p12712
{{>p12713}}
@end
@partial p12713
{{>p12714}}
@end
@partial p12714
{{>p12715}}
@end
@partial p12715
{{>p12716}}
@end
@partial p12716
{{>p12717}}
@end
@partial p12717
{{>p12718}}
@end
@partial p12718
{{>p12719}}
@end
@partial p12719
{{>p12720}}
@end
@partial p12720
{{>p12721}}
@end
@partial p12721
{{>p12722}}
@end
@partial p12722
{{>p12723}}
@end
@partial p12723
{{>p12724}}
@end
@partial p12724
{{>p12725}}
@end
@partial p12725
{{>p12726}}
@end
@partial p12726
{{>p12727}}
@end
@partial p12727
{{>p12728}}
@end
@partial p12728
{{>p12729}}
@end
@partial p12729
{{>p12730}}
@end
@partial p12730
{{>p12731}}
@end
@partial p12731
{{>p12732}}
@end
@partial p12732
{{>p12733}}
@end
@partial p12733
{{>p12734}}
@end
@partial p12734
{{>p12735}}
@end
@partial p12735
{{>p12736}}
@end
@partial p12736
{{>p12737}}
@end
@partial p12737
{{>p12738}}
@end
@partial p12738
{{>p12739}}
@end
@partial p12739
{{>p12740}}
@end
@partial p12740
{{>p12741}}
@end
@partial p12741
{{>p12742}}
@end
@partial p12742
{{>p12743}}
@end
@partial p12743
{{>p12744}}
@end
@partial p12744
{{>p12745}}
@end
@partial p12745
{{>p12746}}
@end
@partial p12746
{{>p12747}}
@end
@partial p12747
{{>p12748}}
@end
@partial p12748
{{>p12749}}
@end
@partial p12749
{{>p12750}}
@end
@partial p12750
{{>p12751}}
@end
@partial p12751
{{>p12752}}
@end
@partial p12752
{{>p12753}}
@end
@partial p12753
{{>p12754}}
@end
@partial p12754
{{>p12755}}
@end
@partial p12755
{{>p12756}}
@end
@partial p12756
{{>p12757}}
@end
@partial p12757
{{>p12758}}
@end
@partial p12758
{{>p12759}}
@end
@partial p12759
{{>p12760}}
@end
@partial p12760
{{>p12761}}
@end
@partial p12761
{{>p12762}}
@end
@partial p12762
{{>p12763}}
@end
@partial p12763
{{>p12764}}
@end
@partial p12764
{{>p12765}}
@end
@partial p12765
{{>p12766}}
@end
@partial p12766
{{>p12767}}
@end
@partial p12767
{{>p12768}}
@end
@partial p12768
{{>p12769}}
@end
@partial p12769
{{>p12770}}
@end
@partial p12770
{{>p12771}}
@end
@partial p12771
{{>p12772}}
@end
@partial p12772
{{>p12773}}
@end
@partial p12773
{{>p12774}}
@end
@partial p12774
{{>p12775}}
@end
@partial p12775
{{>p12776}}
@end
@partial p12776
{{>p12777}}
@end
@partial p12777
{{>p12778}}
@end
@partial p12778
{{>p12779}}
@end
@partial p12779
{{>p12780}}
@end
@partial p12780
{{>p12781}}
@end
@partial p12781
{{>p12782}}
@end
@partial p12782
{{>p12783}}
@end
@partial p12783
{{>p12784}}
@end
@partial p12784
{{>p12785}}
@end
@partial p12785
{{>p12786}}
@end
@partial p12786
{{>p12787}}
@end
@partial p12787
{{>p12788}}
@end
@partial p12788
{{>p12789}}
@end
@partial p12789
{{>p12790}}
@end
@partial p12790
{{>p12791}}
@end
@partial p12791
{{>p12792}}
@end
@partial p12792
{{>p12793}}
@end
@partial p12793
{{>p12794}}
@end
@partial p12794
{{>p12795}}
@end
@partial p12795
{{>p12796}}
@end
@partial p12796
{{>p12797}}
@end
@partial p12797
{{>p12798}}
@end
@partial p12798
{{>p12799}}
@end
@partial p12799
{{>p12800}}
@end
@partial p12800
{{>p12801}}
@end
@partial p12801
{{>p12802}}
@end
@partial p12802
{{>p12803}}
@end
@partial p12803
{{>p12804}}
@end
@partial p12804
{{>p12805}}
@end
@partial p12805
{{>p12806}}
@end
@partial p12806
{{>p12807}}
@end
@partial p12807
{{>p12808}}
@end
@partial p12808
{{>p12809}}
@end
@partial p12809
{{>p12810}}
@end
@partial p12810
{{>p12811}}
@end
@partial p12811
{{>p12812}}
@end
@partial p12812
{{>p12813}}
@end
@partial p12813
{{>p12814}}
@end
@partial p12814
{{>p12815}}
@end
@partial p12815
{{>p12816}}
@end
@partial p12816
{{>p12817}}
@end
@partial p12817
{{>p12818}}
@end
@partial p12818
{{>p12819}}
@end
@partial p12819
{{>p12820}}
@end
@partial p12820
{{>p12821}}
@end
@partial p12821
{{>p12822}}
@end
@partial p12822
{{>p12823}}
@end
@partial p12823
{{>p12824}}
@end
@partial p12824
{{>p12825}}
@end
@partial p12825
{{>p12826}}
@end
@partial p12826
{{>p12827}}
@end
@partial p12827
{{>p12828}}
@end
@partial p12828
{{>p12829}}
@end
@partial p12829
{{>p12830}}
@end
@partial p12830
{{>p12831}}
@end
@partial p12831
{{>p12832}}
@end
@partial p12832
{{>p12833}}
@end
@partial p12833
{{>p12834}}
@end
@partial p12834
{{>p12835}}
@end
@partial p12835
{{>p12836}}
@end
@partial p12836
{{>p12837}}
@end
@partial p12837
{{>p12838}}
@end
@partial p12838
{{>p12839}}
@end
@partial p12839
{{>p12840}}
@end
@partial p12840
{{>p12841}}
@end
@partial p12841
{{>p12842}}
@end
@partial p12842
{{>p12843}}
@end
@partial p12843
{{>p12844}}
@end
@partial p12844
{{>p12845}}
@end
@partial p12845
{{>p12846}}
@end
@partial p12846
{{>p12847}}
@end
@partial p12847
{{>p12848}}
@end
@partial p12848
{{>p12849}}
@end
@partial p12849
{{>p12850}}
@end
@partial p12850
{{>p12851}}
@end
@partial p12851
{{>p12852}}
@end
@partial p12852
{{>p12853}}
@end
@partial p12853
{{>p12854}}
@end
@partial p12854
{{>p12855}}
@end
@partial p12855
{{>p12856}}
@end
@partial p12856
{{>p12857}}
@end
@partial p12857
{{>p12858}}
@end
@partial p12858
{{>p12859}}
@end
@partial p12859
{{>p12860}}
@end
@partial p12860
{{>p12861}}
@end
@partial p12861
{{>p12862}}
@end
@partial p12862
{{>p12863}}
@end
@partial p12863
{{>p12864}}
@end
@partial p12864
{{>p12865}}
@end
@partial p12865
{{>p12866}}
@end
@partial p12866
{{>p12867}}
@end
@partial p12867
{{>p12868}}
@end
@partial p12868
{{>p12869}}
@end
@partial p12869
{{>p12870}}
@end
@partial p12870
{{>p12871}}
@end
@partial p12871
{{>p12872}}
@end
@partial p12872
{{>p12873}}
@end
@partial p12873
{{>p12874}}
@end
@partial p12874
{{>p12875}}
@end
@partial p12875
{{>p12876}}
@end
@partial p12876
{{>p12877}}
@end
@partial p12877
{{>p12878}}
@end
@partial p12878
{{>p12879}}
@end
@partial p12879
{{>p12880}}
@end
@partial p12880
{{>p12881}}
@end
@partial p12881
{{>p12882}}
@end
@partial p12882
{{>p12883}}
@end
@partial p12883
{{>p12884}}
@end
@partial p12884
{{>p12885}}
@end
@partial p12885
{{>p12886}}
@end
@partial p12886
{{>p12887}}
@end
@partial p12887
{{>p12888}}
@end
@partial p12888
{{>p12889}}
@end
@partial p12889
{{>p12890}}
@end
@partial p12890
{{>p12891}}
@end
@partial p12891
{{>p12892}}
@end
@partial p12892
{{>p12893}}
@end
@partial p12893
{{>p12894}}
@end
@partial p12894
{{>p12895}}
@end
@partial p12895
{{>p12896}}
@end
@partial p12896
{{>p12897}}
@end
@partial p12897
{{>p12898}}
@end
@partial p12898
{{>p12899}}
@end
@partial p12899
{{>p12900}}
@end
@partial p12900
{{>p12901}}
@end
@partial p12901
{{>p12902}}
@end
@partial p12902
{{>p12903}}
@end
@partial p12903
{{>p12904}}
@end
@partial p12904
{{>p12905}}
@end
@partial p12905
{{>p12906}}
@end
@partial p12906
{{>p12907}}
@end
@partial p12907
{{>p12908}}
@end
@partial p12908
{{>p12909}}
@end
@partial p12909
{{>p12910}}
@end
@partial p12910
{{>p12911}}
@end
@partial p12911
{{>p12912}}
@end
@partial p12912
{{>p12913}}
@end
@partial p12913
{{>p12914}}
@end
@partial p12914
{{>p12915}}
@end
@partial p12915
{{>p12916}}
@end
@partial p12916
{{>p12917}}
@end
@partial p12917
{{>p12918}}
@end
@partial p12918
{{>p12919}}
@end
@partial p12919
{{>p12920}}
@end
@partial p12920
{{>p12921}}
@end
@partial p12921
{{>p12922}}
@end
@partial p12922
{{>p12923}}
@end
@partial p12923
{{>p12924}}
@end
@partial p12924
{{>p12925}}
@end
@partial p12925
{{>p12926}}
@end
@partial p12926
{{>p12927}}
@end
@partial p12927
{{>p12928}}
@end
@partial p12928
{{>p12929}}
@end
@partial p12929
{{>p12930}}
@end
@partial p12930
{{>p12931}}
@end
@partial p12931
{{>p12932}}
@end
@partial p12932
{{>p12933}}
@end
@partial p12933
{{>p12934}}
@end
@partial p12934
{{>p12935}}
@end
@partial p12935
{{>p12936}}
@end
@partial p12936
{{>p12937}}
@end
@partial p12937
{{>p12938}}
@end
@partial p12938
{{>p12939}}
@end
@partial p12939
{{>p12940}}
@end
@partial p12940
{{>p12941}}
@end
@partial p12941
{{>p12942}}
@end
@partial p12942
{{>p12943}}
@end
@partial p12943
{{>p12944}}
@end
@partial p12944
{{>p12945}}
@end
@partial p12945
{{>p12946}}
@end
@partial p12946
{{>p12947}}
@end
@partial p12947
{{>p12948}}
@end
@partial p12948
{{>p12949}}
@end
@partial p12949
{{>p12950}}
@end
@partial p12950
{{>p12951}}
@end
@partial p12951
{{>p12952}}
@end
@partial p12952
{{>p12953}}
@end
@partial p12953
{{>p12954}}
@end
@partial p12954
{{>p12955}}
@end
@partial p12955
{{>p12956}}
@end
@partial p12956
{{>p12957}}
@end
@partial p12957
{{>p12958}}
@end
@partial p12958
{{>p12959}}
@end
@partial p12959
{{>p12960}}
@end
@partial p12960
{{>p12961}}
@end
@partial p12961
{{>p12962}}
@end
@partial p12962
{{>p12963}}
@end
@partial p12963
{{>p12964}}
@end
@partial p12964
{{>p12965}}
@end
@partial p12965
{{>p12966}}
@end
@partial p12966
{{>p12967}}
@end
@partial p12967
{{>p12968}}
@end
@partial p12968
{{>p12969}}
@end
@partial p12969
{{>p12970}}
@end
@partial p12970
{{>p12971}}
@end
@partial p12971
{{>p12972}}
@end
@partial p12972
{{>p12973}}
@end
@partial p12973
{{>p12974}}
@end
@partial p12974
{{>p12975}}
@end
@partial p12975
{{>p12976}}
@end
@partial p12976
{{>p12977}}
@end
@partial p12977
{{>p12978}}
@end
@partial p12978
{{>p12979}}
@end
@partial p12979
{{>p12980}}
@end
@partial p12980
{{>p12981}}
@end
@partial p12981
{{>p12982}}
@end
@partial p12982
{{>p12983}}
@end
@partial p12983
{{>p12984}}
@end
@partial p12984
{{>p12985}}
@end
@partial p12985
{{>p12986}}
@end
@partial p12986
{{>p12987}}
@end
@partial p12987
{{>p12988}}
@end
@partial p12988
{{>p12989}}
@end
@partial p12989
{{>p12990}}
@end
@partial p12990
{{>p12991}}
@end
@partial p12991
{{>p12992}}
@end
@partial p12992
{{>p12993}}
@end
@partial p12993
{{>p12994}}
@end
@partial p12994
{{>p12995}}
@end
@partial p12995
{{>p12996}}
@end
@partial p12996
{{>p12997}}
@end
@partial p12997
{{>p12998}}
@end
@partial p12998
{{>p12999}}
@end
@partial p12999
{{>p13000}}
@end
@partial p13000
{{>p13001}}
@end
@partial p13001
{{>p13002}}
@end
@partial p13002
{{>p13003}}
@end
@partial p13003
{{>p13004}}
@end
@partial p13004
{{>p13005}}
@end
@partial p13005
{{>p13006}}
@end
@partial p13006
{{>p13007}}
@end
@partial p13007
{{>p13008}}
@end
@partial p13008
{{>p13009}}
@end
@partial p13009
{{>p13010}}
@end
@partial p13010
{{>p13011}}
@end
@partial p13011
{{>p13012}}
@end
@partial p13012
{{>p13013}}
@end
@partial p13013
{{>p13014}}
@end
@partial p13014
{{>p13015}}
@end
@partial p13015
{{>p13016}}
@end
@partial p13016
{{>p13017}}
@end
@partial p13017
{{>p13018}}
@end
@partial p13018
{{>p13019}}
@end
@partial p13019
{{>p13020}}
@end
@partial p13020
{{>p13021}}
@end
@partial p13021
{{>p13022}}
@end
@partial p13022
{{>p13023}}
@end
@partial p13023
{{>p13024}}
@end
@partial p13024
{{>p13025}}
@end
@partial p13025
{{>p13026}}
@end
@partial p13026
{{>p13027}}
@end
@partial p13027
{{>p13028}}
@end
@partial p13028
{{>p13029}}
@end
@partial p13029
{{>p13030}}
@end
@partial p13030
{{>p13031}}
@end
@partial p13031
{{>p13032}}
@end
@partial p13032
{{>p13033}}
@end
@partial p13033
{{>p13034}}
@end
@partial p13034
{{>p13035}}
@end
@partial p13035
{{>p13036}}
@end
@partial p13036
{{>p13037}}
@end
@partial p13037
{{>p13038}}
@end
@partial p13038
{{>p13039}}
@end
@partial p13039
{{>p13040}}
@end
@partial p13040
{{>p13041}}
@end
@partial p13041
{{>p13042}}
@end
@partial p13042
{{>p13043}}
@end
@partial p13043
{{>p13044}}
@end
@partial p13044
{{>p13045}}
@end
@partial p13045
{{>p13046}}
@end
@partial p13046
{{>p13047}}
@end
@partial p13047
{{>p13048}}
@end
@partial p13048
{{>p13049}}
@end
@partial p13049
{{>p13050}}
@end
@partial p13050
{{>p13051}}
@end
@partial p13051
{{>p13052}}
@end
@partial p13052
{{>p13053}}
@end
@partial p13053
{{>p13054}}
@end
@partial p13054
{{>p13055}}
@end
@partial p13055
{{>p13056}}
@end
@partial p13056
{{>p13057}}
@end
@partial p13057
{{>p13058}}
@end
@partial p13058
{{>p13059}}
@end
@partial p13059
{{>p13060}}
@end
@partial p13060
{{>p13061}}
@end
@partial p13061
{{>p13062}}
@end
@partial p13062
{{>p13063}}
@end
@partial p13063
{{>p13064}}
@end
@partial p13064
{{>p13065}}
@end
@partial p13065
{{>p13066}}
@end
@partial p13066
{{>p13067}}
@end
@partial p13067
{{>p13068}}
@end
@partial p13068
{{>p13069}}
@end
@partial p13069
{{>p13070}}
@end
@partial p13070
{{>p13071}}
@end
@partial p13071
{{>p13072}}
@end
@partial p13072
{{>p13073}}
@end
@partial p13073
{{>p13074}}
@end
@partial p13074
{{>p13075}}
@end
@partial p13075
{{>p13076}}
@end
@partial p13076
{{>p13077}}
@end
@partial p13077
{{>p13078}}
@end
@partial p13078
{{>p13079}}
@end
@partial p13079
{{>p13080}}
@end
@partial p13080
{{>p13081}}
@end
@partial p13081
{{>p13082}}
@end
@partial p13082
{{>p13083}}
@end
@partial p13083
{{>p13084}}
@end
@partial p13084
{{>p13085}}
@end
@partial p13085
{{>p13086}}
@end
@partial p13086
{{>p13087}}
@end
@partial p13087
{{>p13088}}
@end
@partial p13088
{{>p13089}}
@end
@partial p13089
{{>p13090}}
@end
@partial p13090
{{>p13091}}
@end
@partial p13091
{{>p13092}}
@end
@partial p13092
{{>p13093}}
@end
@partial p13093
{{>p13094}}
@end
@partial p13094
{{>p13095}}
@end
@partial p13095
{{>p13096}}
@end
@partial p13096
{{>p13097}}
@end
@partial p13097
{{>p13098}}
@end
@partial p13098
{{>p13099}}
@end
@partial p13099
{{>p13100}}
@end
@partial p13100
{{>p13101}}
@end
@partial p13101
{{>p13102}}
@end
@partial p13102
{{>p13103}}
@end
@partial p13103
{{>p13104}}
@end
@partial p13104
{{>p13105}}
@end
@partial p13105
{{>p13106}}
@end
@partial p13106
{{>p13107}}
@end
@partial p13107
{{>p13108}}
@end
@partial p13108
{{>p13109}}
@end
@partial p13109
{{>p13110}}
@end
@partial p13110
{{>p13111}}
@end
@partial p13111
{{>p13112}}
@end
@partial p13112
{{>p13113}}
@end
@partial p13113
{{>p13114}}
@end
@partial p13114
{{>p13115}}
@end
@partial p13115
{{>p13116}}
@end
@partial p13116
{{>p13117}}
@end
@partial p13117
{{>p13118}}
@end
@partial p13118
{{>p13119}}
@end
@partial p13119
{{>p13120}}
@end
@partial p13120
{{>p13121}}
@end
@partial p13121
{{>p13122}}
@end
@partial p13122
{{>p13123}}
@end
@partial p13123
{{>p13124}}
@end
@partial p13124
{{>p13125}}
@end
@partial p13125
{{>p13126}}
@end
@partial p13126
{{>p13127}}
@end
@partial p13127
{{>p13128}}
@end
@partial p13128
{{>p13129}}
@end
@partial p13129
{{>p13130}}
@end
@partial p13130
{{>p13131}}
@end
@partial p13131
{{>p13132}}
@end
@partial p13132
{{>p13133}}
@end
@partial p13133
{{>p13134}}
@end
@partial p13134
{{>p13135}}
@end
@partial p13135
{{>p13136}}
@end
@partial p13136
{{>p13137}}
@end
@partial p13137
{{>p13138}}
@end
@partial p13138
{{>p13139}}
@end
@partial p13139
{{>p13140}}
@end
@partial p13140
{{>p13141}}
@end
@partial p13141
{{>p13142}}
@end
@partial p13142
{{>p13143}}
@end
@partial p13143
{{>p13144}}
@end
@partial p13144
{{>p13145}}
@end
@partial p13145
{{>p13146}}
@end
@partial p13146
{{>p13147}}
@end
@partial p13147
{{>p13148}}
@end
@partial p13148
{{>p13149}}
@end
@partial p13149
{{>p13150}}
@end
@partial p13150
{{>p13151}}
@end
@partial p13151
{{>p13152}}
@end
@partial p13152
{{>p13153}}
@end
@partial p13153
{{>p13154}}
@end
@partial p13154
{{>p13155}}
@end
@partial p13155
{{>p13156}}
@end
@partial p13156
{{>p13157}}
@end
@partial p13157
{{>p13158}}
@end
@partial p13158
{{>p13159}}
@end
@partial p13159
{{>p13160}}
@end
@partial p13160
{{>p13161}}
@end
@partial p13161
{{>p13162}}
@end
@partial p13162
{{>p13163}}
@end
@partial p13163
{{>p13164}}
@end
@partial p13164
{{>p13165}}
@end
@partial p13165
{{>p13166}}
@end
@partial p13166
{{>p13167}}
@end
@partial p13167
{{>p13168}}
@end
@partial p13168
{{>p13169}}
@end
@partial p13169
{{>p13170}}
@end
@partial p13170
{{>p13171}}
@end
@partial p13171
{{>p13172}}
@end
@partial p13172
{{>p13173}}
@end
@partial p13173
{{>p13174}}
@end
@partial p13174
{{>p13175}}
@end
@partial p13175
{{>p13176}}
@end
@partial p13176
{{>p13177}}
@end
@partial p13177
{{>p13178}}
@end
@partial p13178
{{>p13179}}
@end
@partial p13179
{{>p13180}}
@end
@partial p13180
{{>p13181}}
@end
@partial p13181
{{>p13182}}
@end
@partial p13182
{{>p13183}}
@end
@partial p13183
{{>p13184}}
@end
@partial p13184
{{>p13185}}
@end
@partial p13185
{{>p13186}}
@end
@partial p13186
{{>p13187}}
@end
@partial p13187
{{>p13188}}
@end
@partial p13188
{{>p13189}}
@end
@partial p13189
{{>p13190}}
@end
@partial p13190
{{>p13191}}
@end
@partial p13191
{{>p13192}}
@end
@partial p13192
{{>p13193}}
@end
@partial p13193
{{>p13194}}
@end
@partial p13194
{{>p13195}}
@end
@partial p13195
{{>p13196}}
@end
@partial p13196
{{>p13197}}
@end
@partial p13197
{{>p13198}}
@end
@partial p13198
{{>p13199}}
@end
@partial p13199
{{>p13200}}
@end
@partial p13200
{{>p13201}}
@end
@partial p13201
{{>p13202}}
@end
@partial p13202
{{>p13203}}
@end
@partial p13203
{{>p13204}}
@end
@partial p13204
{{>p13205}}
@end
@partial p13205
{{>p13206}}
@end
@partial p13206
{{>p13207}}
@end
@partial p13207
{{>p13208}}
@end
@partial p13208
{{>p13209}}
@end
@partial p13209
{{>p13210}}
@end
@partial p13210
{{>p13211}}
@end
@partial p13211
{{>p13212}}
@end
@partial p13212
{{>p13213}}
@end
@partial p13213
{{>p13214}}
@end
@partial p13214
{{>p13215}}
@end
@partial p13215
{{>p13216}}
@end
@partial p13216
{{>p13217}}
@end
@partial p13217
{{>p13218}}
@end
@partial p13218
{{>p13219}}
@end
@partial p13219
{{>p13220}}
@end
@partial p13220
{{>p13221}}
@end
@partial p13221
{{>p13222}}
@end
@partial p13222
{{>p13223}}
@end
@partial p13223
{{>p13224}}
@end
@partial p13224
{{>p13225}}
@end
@partial p13225
{{>p13226}}
@end
@partial p13226
{{>p13227}}
@end
@partial p13227
{{>p13228}}
@end
@partial p13228
{{>p13229}}
@end
@partial p13229
{{>p13230}}
@end
@partial p13230
{{>p13231}}
@end
@partial p13231
{{>p13232}}
@end
@partial p13232
{{>p13233}}
@end
@partial p13233
{{>p13234}}
@end
@partial p13234
{{>p13235}}
@end
@partial p13235
{{>p13236}}
@end
@partial p13236
{{>p13237}}
@end
@partial p13237
{{>p13238}}
@end
@partial p13238
{{>p13239}}
@end
@partial p13239
{{>p13240}}
@end
@partial p13240
{{>p13241}}
@end
@partial p13241
{{>p13242}}
@end
@partial p13242
{{>p13243}}
@end
@partial p13243
{{>p13244}}
@end
@partial p13244
{{>p13245}}
@end
@partial p13245
{{>p13246}}
@end
@partial p13246
{{>p13247}}
@end
@partial p13247
{{>p13248}}
@end
@partial p13248
{{>p13249}}
@end
@partial p13249
{{>p13250}}
@end
@partial p13250
{{>p13251}}
@end
@partial p13251
{{>p13252}}
@end
@partial p13252
{{>p13253}}
@end
@partial p13253
{{>p13254}}
@end
@partial p13254
{{>p13255}}
@end
@partial p13255
{{>p13256}}
@end
@partial p13256
{{>p13257}}
@end
@partial p13257
{{>p13258}}
@end
@partial p13258
{{>p13259}}
@end
@partial p13259
{{>p13260}}
@end
@partial p13260
{{>p13261}}
@end
@partial p13261
{{>p13262}}
@end
@partial p13262
{{>p13263}}
@end
@partial p13263
{{>p13264}}
@end
@partial p13264
{{>p13265}}
@end
@partial p13265
{{>p13266}}
@end
@partial p13266
{{>p13267}}
@end
@partial p13267
{{>p13268}}
@end
@partial p13268
{{>p13269}}
@end
@partial p13269
{{>p13270}}
@end
@partial p13270
{{>p13271}}
@end
@partial p13271
{{>p13272}}
@end
@partial p13272
{{>p13273}}
@end
@partial p13273
{{>p13274}}
@end
@partial p13274
{{>p13275}}
@end
@partial p13275
{{>p13276}}
@end
@partial p13276
{{>p13277}}
@end
@partial p13277
{{>p13278}}
@end
@partial p13278
{{>p13279}}
@end
@partial p13279
{{>p13280}}
@end
@partial p13280
{{>p13281}}
@end
@partial p13281
{{>p13282}}
@end
@partial p13282
{{>p13283}}
@end
@partial p13283
{{>p13284}}
@end
@partial p13284
{{>p13285}}
@end
@partial p13285
{{>p13286}}
@end
@partial p13286
{{>p13287}}
@end
@partial p13287
{{>p13288}}
@end
@partial p13288
{{>p13289}}
@end
@partial p13289
{{>p13290}}
@end
@partial p13290
{{>p13291}}
@end
@partial p13291
{{>p13292}}
@end
@partial p13292
{{>p13293}}
@end
@partial p13293
{{>p13294}}
@end
@partial p13294
{{>p13295}}
@end
@partial p13295
{{>p13296}}
@end
@partial p13296
{{>p13297}}
@end
@partial p13297
{{>p13298}}
@end
@partial p13298
{{>p13299}}
@end
@partial p13299
{{>p13300}}
@end
@partial p13300
{{>p13301}}
@end
@partial p13301
{{>p13302}}
@end
@partial p13302
{{>p13303}}
@end
@partial p13303
{{>p13304}}
@end
@partial p13304
{{>p13305}}
@end
@partial p13305
{{>p13306}}
@end
@partial p13306
{{>p13307}}
@end
@partial p13307
{{>p13308}}
@end
@partial p13308
{{>p13309}}
@end
@partial p13309
{{>p13310}}
@end
@partial p13310
{{>p13311}}
@end
@partial p13311
{{>p13312}}
@end
@partial p13312
{{>p13313}}
@end
@partial p13313
{{>p13314}}
@end
@partial p13314
{{>p13315}}
@end
@partial p13315
{{>p13316}}
@end
@partial p13316
{{>p13317}}
@end
@partial p13317
{{>p13318}}
@end
@partial p13318
{{>p13319}}
@end
@partial p13319
{{>p13320}}
@end
@partial p13320
{{>p13321}}
@end
@partial p13321
{{>p13322}}
@end
@partial p13322
{{>p13323}}
@end
@partial p13323
{{>p13324}}
@end
@partial p13324
{{>p13325}}
@end
@partial p13325
{{>p13326}}
@end
@partial p13326
{{>p13327}}
@end
@partial p13327
{{>p13328}}
@end
@partial p13328
{{>p13329}}
@end
@partial p13329
{{>p13330}}
@end
@partial p13330
{{>p13331}}
@end
@partial p13331
{{>p13332}}
@end
@partial p13332
{{>p13333}}
@end
@partial p13333
{{>p13334}}
@end
@partial p13334
{{>p13335}}
@end
@partial p13335
{{>p13336}}
@end
@partial p13336
{{>p13337}}
@end
@partial p13337
{{>p13338}}
@end
@partial p13338
{{>p13339}}
@end
@partial p13339
{{>p13340}}
@end
@partial p13340
{{>p13341}}
@end
@partial p13341
{{>p13342}}
@end
@partial p13342
{{>p13343}}
@end
@partial p13343
{{>p13344}}
@end
@partial p13344
{{>p13345}}
@end
@partial p13345
{{>p13346}}
@end
@partial p13346
{{>p13347}}
@end
@partial p13347
{{>p13348}}
@end
@partial p13348
{{>p13349}}
@end
@partial p13349
{{>p13350}}
@end
@partial p13350
{{>p13351}}
@end
@partial p13351
{{>p13352}}
@end
@partial p13352
{{>p13353}}
@end
@partial p13353
{{>p13354}}
@end
@partial p13354
{{>p13355}}
@end
@partial p13355
{{>p13356}}
@end
@partial p13356
{{>p13357}}
@end
@partial p13357
{{>p13358}}
@end
@partial p13358
{{>p13359}}
@end
@partial p13359
{{>p13360}}
@end
@partial p13360
{{>p13361}}
@end
@partial p13361
{{>p13362}}
@end
@partial p13362
{{>p13363}}
@end
@partial p13363
{{>p13364}}
@end
@partial p13364
{{>p13365}}
@end
@partial p13365
{{>p13366}}
@end
@partial p13366
{{>p13367}}
@end
@partial p13367
{{>p13368}}
@end
@partial p13368
{{>p13369}}
@end
@partial p13369
{{>p13370}}
@end
@partial p13370
{{>p13371}}
@end
@partial p13371
{{>p13372}}
@end
@partial p13372
{{>p13373}}
@end
@partial p13373
{{>p13374}}
@end
@partial p13374
{{>p13375}}
@end
@partial p13375
{{>p13376}}
@end
@partial p13376
{{>p13377}}
@end
@partial p13377
{{>p13378}}
@end
@partial p13378
{{>p13379}}
@end
@partial p13379
{{>p13380}}
@end
@partial p13380
{{>p13381}}
@end
@partial p13381
{{>p13382}}
@end
@partial p13382
{{>p13383}}
@end
@partial p13383
{{>p13384}}
@end
@partial p13384
{{>p13385}}
@end
@partial p13385
{{>p13386}}
@end
@partial p13386
{{>p13387}}
@end
@partial p13387
{{>p13388}}
@end
@partial p13388
{{>p13389}}
@end
@partial p13389
{{>p13390}}
@end
@partial p13390
{{>p13391}}
@end
@partial p13391
{{>p13392}}
@end
@partial p13392
{{>p13393}}
@end
@partial p13393
{{>p13394}}
@end
@partial p13394
{{>p13395}}
@end
@partial p13395
{{>p13396}}
@end
@partial p13396
{{>p13397}}
@end
@partial p13397
{{>p13398}}
@end
@partial p13398
{{>p13399}}
@end
@partial p13399
{{>p13400}}
@end
@partial p13400
{{>p13401}}
@end
@partial p13401
{{>p13402}}
@end
@partial p13402
{{>p13403}}
@end
@partial p13403
{{>p13404}}
@end
@partial p13404
{{>p13405}}
@end
@partial p13405
{{>p13406}}
@end
@partial p13406
{{>p13407}}
@end
@partial p13407
{{>p13408}}
@end
@partial p13408
{{>p13409}}
@end
@partial p13409
{{>p13410}}
@end
@partial p13410
{{>p13411}}
@end
@partial p13411
{{>p13412}}
@end
@partial p13412
{{>p13413}}
@end
@partial p13413
{{>p13414}}
@end
@partial p13414
{{>p13415}}
@end
@partial p13415
{{>p13416}}
@end
@partial p13416
{{>p13417}}
@end
@partial p13417
{{>p13418}}
@end
@partial p13418
{{>p13419}}
@end
@partial p13419
{{>p13420}}
@end
@partial p13420
{{>p13421}}
@end
@partial p13421
{{>p13422}}
@end
@partial p13422
{{>p13423}}
@end
@partial p13423
{{>p13424}}
@end
@partial p13424
{{>p13425}}
@end
@partial p13425
{{>p13426}}
@end
@partial p13426
{{>p13427}}
@end
@partial p13427
{{>p13428}}
@end
@partial p13428
{{>p13429}}
@end
@partial p13429
{{>p13430}}
@end
@partial p13430
{{>p13431}}
@end
@partial p13431
{{>p13432}}
@end
@partial p13432
{{>p13433}}
@end
@partial p13433
{{>p13434}}
@end
@partial p13434
{{>p13435}}
@end
@partial p13435
{{>p13436}}
@end
@partial p13436
{{>p13437}}
@end
@partial p13437
{{>p13438}}
@end
@partial p13438
{{>p13439}}
@end
@partial p13439
{{>p13440}}
@end
@partial p13440
{{>p13441}}
@end
@partial p13441
{{>p13442}}
@end
@partial p13442
{{>p13443}}
@end
@partial p13443
{{>p13444}}
@end
@partial p13444
{{>p13445}}
@end
@partial p13445
{{>p13446}}
@end
@partial p13446
{{>p13447}}
@end
@partial p13447
{{>p13448}}
@end
@partial p13448
{{>p13449}}
@end
@partial p13449
{{>p13450}}
@end
@partial p13450
{{>p13451}}
@end
@partial p13451
{{>p13452}}
@end
@partial p13452
{{>p13453}}
@end
@partial p13453
{{>p13454}}
@end
@partial p13454
{{>p13455}}
@end
@partial p13455
{{>p13456}}
@end
@partial p13456
{{>p13457}}
@end
@partial p13457
{{>p13458}}
@end
@partial p13458
{{>p13459}}
@end
@partial p13459
{{>p13460}}
@end
@partial p13460
{{>p13461}}
@end
@partial p13461
{{>p13462}}
@end
@partial p13462
{{>p13463}}
@end
@partial p13463
{{>p13464}}
@end
@partial p13464
{{>p13465}}
@end
@partial p13465
{{>p13466}}
@end
@partial p13466
{{>p13467}}
@end
@partial p13467
{{>p13468}}
@end
@partial p13468
{{>p13469}}
@end
@partial p13469
{{>p13470}}
@end
@partial p13470
{{>p13471}}
@end
@partial p13471
{{>p13472}}
@end
@partial p13472
{{>p13473}}
@end
@partial p13473
{{>p13474}}
@end
@partial p13474
{{>p13475}}
@end
@partial p13475
{{>p13476}}
@end
@partial p13476
{{>p13477}}
@end
@partial p13477
{{>p13478}}
@end
@partial p13478
{{>p13479}}
@end
@partial p13479
{{>p13480}}
@end
@partial p13480
{{>p13481}}
@end
@partial p13481
{{>p13482}}
@end
@partial p13482
{{>p13483}}
@end
@partial p13483
{{>p13484}}
@end
@partial p13484
{{>p13485}}
@end
@partial p13485
{{>p13486}}
@end
@partial p13486
{{>p13487}}
@end
@partial p13487
{{>p13488}}
@end
@partial p13488
{{>p13489}}
@end
@partial p13489
{{>p13490}}
@end
@partial p13490
{{>p13491}}
@end
@partial p13491
{{>p13492}}
@end
@partial p13492
{{>p13493}}
@end
@partial p13493
{{>p13494}}
@end
@partial p13494
{{>p13495}}
@end
@partial p13495
{{>p13496}}
@end
@partial p13496
{{>p13497}}
@end
@partial p13497
{{>p13498}}
@end
@partial p13498
{{>p13499}}
@end
@partial p13499
{{>p13500}}
@end
@partial p13500
{{>p13501}}
@end
@partial p13501
{{>p13502}}
@end
@partial p13502
{{>p13503}}
@end
@partial p13503
{{>p13504}}
@end
@partial p13504
{{>p13505}}
@end
@partial p13505
{{>p13506}}
@end
@partial p13506
{{>p13507}}
@end
@partial p13507
{{>p13508}}
@end
@partial p13508
{{>p13509}}
@end
@partial p13509
{{>p13510}}
@end
@partial p13510
{{>p13511}}
@end
@partial p13511
{{>p13512}}
@end
@partial p13512
{{>p13513}}
@end
@partial p13513
{{>p13514}}
@end
@partial p13514
{{>p13515}}
@end
@partial p13515
{{>p13516}}
@end
@partial p13516
{{>p13517}}
@end
@partial p13517
{{>p13518}}
@end
@partial p13518
{{>p13519}}
@end
@partial p13519
{{>p13520}}
@end
@partial p13520
{{>p13521}}
@end
@partial p13521
{{>p13522}}
@end
@partial p13522
{{>p13523}}
@end
@partial p13523
{{>p13524}}
@end
@partial p13524
{{>p13525}}
@end
@partial p13525
{{>p13526}}
@end
@partial p13526
{{>p13527}}
@end
@partial p13527
{{>p13528}}
@end
@partial p13528
{{>p13529}}
@end
@partial p13529
{{>p13530}}
@end
@partial p13530
{{>p13531}}
@end
@partial p13531
{{>p13532}}
@end
@partial p13532
{{>p13533}}
@end
@partial p13533
{{>p13534}}
@end
@partial p13534
{{>p13535}}
@end
@partial p13535
{{>p13536}}
@end
@partial p13536
{{>p13537}}
@end
@partial p13537
{{>p13538}}
@end
@partial p13538
{{>p13539}}
@end
@partial p13539
{{>p13540}}
@end
@partial p13540
{{>p13541}}
@end
@partial p13541
{{>p13542}}
@end
@partial p13542
{{>p13543}}
@end
@partial p13543
{{>p13544}}
@end
@partial p13544
{{>p13545}}
@end
@partial p13545
{{>p13546}}
@end
@partial p13546
{{>p13547}}
@end
@partial p13547
{{>p13548}}
@end
@partial p13548
{{>p13549}}
@end
@partial p13549
{{>p13550}}
@end
@partial p13550
{{>p13551}}
@end
@partial p13551
{{>p13552}}
@end
@partial p13552
{{>p13553}}
@end
@partial p13553
{{>p13554}}
@end
@partial p13554
{{>p13555}}
@end
@partial p13555
{{>p13556}}
@end
@partial p13556
{{>p13557}}
@end
@partial p13557
{{>p13558}}
@end
@partial p13558
{{>p13559}}
@end
@partial p13559
{{>p13560}}
@end
@partial p13560
{{>p13561}}
@end
@partial p13561
{{>p13562}}
@end
@partial p13562
{{>p13563}}
@end
@partial p13563
{{>p13564}}
@end
@partial p13564
{{>p13565}}
@end
@partial p13565
{{>p13566}}
@end
@partial p13566
{{>p13567}}
@end
@partial p13567
{{>p13568}}
@end
@partial p13568
{{>p13569}}
@end
@partial p13569
{{>p13570}}
@end
@partial p13570
{{>p13571}}
@end
@partial p13571
{{>p13572}}
@end
@partial p13572
{{>p13573}}
@end
@partial p13573
{{>p13574}}
@end
@partial p13574
{{>p13575}}
@end
@partial p13575
{{>p13576}}
@end
@partial p13576
{{>p13577}}
@end
@partial p13577
{{>p13578}}
@end
@partial p13578
{{>p13579}}
@end
@partial p13579
{{>p13580}}
@end
@partial p13580
{{>p13581}}
@end
@partial p13581
{{>p13582}}
@end
@partial p13582
{{>p13583}}
@end
@partial p13583
{{>p13584}}
@end
@partial p13584
{{>p13585}}
@end
@partial p13585
{{>p13586}}
@end
@partial p13586
{{>p13587}}
@end
@partial p13587
{{>p13588}}
@end
@partial p13588
{{>p13589}}
@end
@partial p13589
{{>p13590}}
@end
@partial p13590
{{>p13591}}
@end
@partial p13591
{{>p13592}}
@end
@partial p13592
{{>p13593}}
@end
@partial p13593
{{>p13594}}
@end
@partial p13594
{{>p13595}}
@end
@partial p13595
{{>p13596}}
@end
@partial p13596
{{>p13597}}
@end
@partial p13597
{{>p13598}}
@end
@partial p13598
{{>p13599}}
@end
@partial p13599
{{>p13600}}
@end
@partial p13600
{{>p13601}}
@end
@partial p13601
{{>p13602}}
@end
@partial p13602
{{>p13603}}
@end
@partial p13603
{{>p13604}}
@end
@partial p13604
{{>p13605}}
@end
@partial p13605
{{>p13606}}
@end
@partial p13606
{{>p13607}}
@end
@partial p13607
{{>p13608}}
@end
@partial p13608
{{>p13609}}
@end
@partial p13609
{{>p13610}}
@end
@partial p13610
{{>p13611}}
@end
@partial p13611
{{>p13612}}
@end
@partial p13612
{{>p13613}}
@end
@partial p13613
{{>p13614}}
@end
@partial p13614
{{>p13615}}
@end
@partial p13615
{{>p13616}}
@end
@partial p13616
{{>p13617}}
@end
@partial p13617
{{>p13618}}
@end
@partial p13618
{{>p13619}}
@end
@partial p13619
{{>p13620}}
@end
@partial p13620
{{>p13621}}
@end
@partial p13621
{{>p13622}}
@end
@partial p13622
{{>p13623}}
@end
@partial p13623
{{>p13624}}
@end
@partial p13624
{{>p13625}}
@end
@partial p13625
{{>p13626}}
@end
@partial p13626
{{>p13627}}
@end
@partial p13627
{{>p13628}}
@end
@partial p13628
{{>p13629}}
@end
@partial p13629
{{>p13630}}
@end
@partial p13630
{{>p13631}}
@end
@partial p13631
{{>p13632}}
@end
@partial p13632
{{>p13633}}
@end
@partial p13633
{{>p13634}}
@end
@partial p13634
{{>p13635}}
@end
@partial p13635
{{>p13636}}
@end
@partial p13636
{{>p13637}}
@end
@partial p13637
{{>p13638}}
@end
@partial p13638
{{>p13639}}
@end
@partial p13639
{{>p13640}}
@end
@partial p13640
{{>p13641}}
@end
@partial p13641
{{>p13642}}
@end
@partial p13642
{{>p13643}}
@end
@partial p13643
{{>p13644}}
@end
@partial p13644
{{>p13645}}
@end
@partial p13645
{{>p13646}}
@end
@partial p13646
{{>p13647}}
@end
@partial p13647
{{>p13648}}
@end
@partial p13648
{{>p13649}}
@end
@partial p13649
{{>p13650}}
@end
@partial p13650
{{>p13651}}
@end
@partial p13651
{{>p13652}}
@end
@partial p13652
{{>p13653}}
@end
@partial p13653
{{>p13654}}
@end
@partial p13654
{{>p13655}}
@end
@partial p13655
{{>p13656}}
@end
@partial p13656
{{>p13657}}
@end
@partial p13657
{{>p13658}}
@end
@partial p13658
{{>p13659}}
@end
@partial p13659
{{>p13660}}
@end
@partial p13660
{{>p13661}}
@end
@partial p13661
{{>p13662}}
@end
@partial p13662
{{>p13663}}
@end
@partial p13663
{{>p13664}}
@end
@partial p13664
{{>p13665}}
@end
@partial p13665
{{>p13666}}
@end
@partial p13666
{{>p13667}}
@end
@partial p13667
{{>p13668}}
@end
@partial p13668
{{>p13669}}
@end
@partial p13669
{{>p13670}}
@end
@partial p13670
{{>p13671}}
@end
@partial p13671
{{>p13672}}
@end
@partial p13672
{{>p13673}}
@end
@partial p13673
{{>p13674}}
@end
@partial p13674
{{>p13675}}
@end
@partial p13675
{{>p13676}}
@end
@partial p13676
{{>p13677}}
@end
@partial p13677
{{>p13678}}
@end
@partial p13678
{{>p13679}}
@end
@partial p13679
{{>p13680}}
@end
@partial p13680
{{>p13681}}
@end
@partial p13681
{{>p13682}}
@end
@partial p13682
{{>p13683}}
@end
@partial p13683
{{>p13684}}
@end
@partial p13684
{{>p13685}}
@end
@partial p13685
{{>p13686}}
@end
@partial p13686
{{>p13687}}
@end
@partial p13687
{{>p13688}}
@end
@partial p13688
{{>p13689}}
@end
@partial p13689
{{>p13690}}
@end
@partial p13690
{{>p13691}}
@end
@partial p13691
{{>p13692}}
@end
@partial p13692
{{>p13693}}
@end
@partial p13693
{{>p13694}}
@end
@partial p13694
{{>p13695}}
@end
@partial p13695
{{>p13696}}
@end
@partial p13696
{{>p13697}}
@end
@partial p13697
{{>p13698}}
@end
@partial p13698
{{>p13699}}
@end
@partial p13699
{{>p13700}}
@end
@partial p13700
{{>p13701}}
@end
@partial p13701
{{>p13702}}
@end
@partial p13702
{{>p13703}}
@end
@partial p13703
{{>p13704}}
@end
@partial p13704
{{>p13705}}
@end
@partial p13705
{{>p13706}}
@end
@partial p13706
{{>p13707}}
@end
@partial p13707
{{>p13708}}
@end
@partial p13708
{{>p13709}}
@end
@partial p13709
{{>p13710}}
@end
@partial p13710
{{>p13711}}
@end
@partial p13711
{{>p13712}}
@end
@partial p13712
{{>p13713}}
@end
@partial p13713
{{>p13714}}
@end
@partial p13714
{{>p13715}}
@end
@partial p13715
{{>p13716}}
@end
@partial p13716
{{>p13717}}
@end
@partial p13717
{{>p13718}}
@end
@partial p13718
{{>p13719}}
@end
@partial p13719
{{>p13720}}
@end
@partial p13720
{{>p13721}}
@end
@partial p13721
{{>p13722}}
@end
@partial p13722
{{>p13723}}
@end
@partial p13723
{{>p13724}}
@end
@partial p13724
{{>p13725}}
@end
@partial p13725
{{>p13726}}
@end
@partial p13726
{{>p13727}}
@end
@partial p13727
{{>p13728}}
@end
@partial p13728
{{>p13729}}
@end
@partial p13729
{{>p13730}}
@end
@partial p13730
{{>p13731}}
@end
@partial p13731
{{>p13732}}
@end
@partial p13732
{{>p13733}}
@end
@partial p13733
{{>p13734}}
@end
@partial p13734
{{>p13735}}
@end
@partial p13735
{{>p13736}}
@end
@partial p13736
{{>p13737}}
@end
@partial p13737
{{>p13738}}
@end
@partial p13738
{{>p13739}}
@end
@partial p13739
{{>p13740}}
@end
@partial p13740
{{>p13741}}
@end
@partial p13741
{{>p13742}}
@end
@partial p13742
{{>p13743}}
@end
@partial p13743
{{>p13744}}
@end
@partial p13744
{{>p13745}}
@end
@partial p13745
{{>p13746}}
@end
@partial p13746
{{>p13747}}
@end
@partial p13747
{{>p13748}}
@end
@partial p13748
{{>p13749}}
@end
@partial p13749
{{>p13750}}
@end
@partial p13750
{{>p13751}}
@end
@partial p13751
{{>p13752}}
@end
@partial p13752
{{>p13753}}
@end
@partial p13753
{{>p13754}}
@end
@partial p13754
{{>p13755}}
@end
@partial p13755
{{>p13756}}
@end
@partial p13756
{{>p13757}}
@end
@partial p13757
{{>p13758}}
@end
@partial p13758
{{>p13759}}
@end
@partial p13759
{{>p13760}}
@end
@partial p13760
{{>p13761}}
@end
@partial p13761
{{>p13762}}
@end
@partial p13762
{{>p13763}}
@end
@partial p13763
{{>p13764}}
@end
@partial p13764
{{>p13765}}
@end
@partial p13765
{{>p13766}}
@end
@partial p13766
{{>p13767}}
@end
@partial p13767
{{>p13768}}
@end
@partial p13768
{{>p13769}}
@end
@partial p13769
{{>p13770}}
@end
@partial p13770
{{>p13771}}
@end
@partial p13771
{{>p13772}}
@end
@partial p13772
{{>p13773}}
@end
@partial p13773
{{>p13774}}
@end
@partial p13774
{{>p13775}}
@end
@partial p13775
{{>p13776}}
@end
@partial p13776
{{>p13777}}
@end
@partial p13777
{{>p13778}}
@end
@partial p13778
{{>p13779}}
@end
@partial p13779
{{>p13780}}
@end
@partial p13780
{{>p13781}}
@end
@partial p13781
{{>p13782}}
@end
@partial p13782
{{>p13783}}
@end
@partial p13783
{{>p13784}}
@end
@partial p13784
{{>p13785}}
@end
@partial p13785
{{>p13786}}
@end
@partial p13786
{{>p13787}}
@end
@partial p13787
{{>p13788}}
@end
@partial p13788
{{>p13789}}
@end
@partial p13789
{{>p13790}}
@end
@partial p13790
{{>p13791}}
@end
@partial p13791
{{>p13792}}
@end
@partial p13792
{{>p13793}}
@end
@partial p13793
{{>p13794}}
@end
@partial p13794
{{>p13795}}
@end
@partial p13795
{{>p13796}}
@end
@partial p13796
{{>p13797}}
@end
@partial p13797
{{>p13798}}
@end
@partial p13798
{{>p13799}}
@end
@partial p13799
{{>p13800}}
@end
@partial p13800
{{>p13801}}
@end
@partial p13801
{{>p13802}}
@end
@partial p13802
{{>p13803}}
@end
@partial p13803
{{>p13804}}
@end
@partial p13804
{{>p13805}}
@end
@partial p13805
{{>p13806}}
@end
@partial p13806
{{>p13807}}
@end
@partial p13807
{{>p13808}}
@end
@partial p13808
{{>p13809}}
@end
@partial p13809
{{>p13810}}
@end
@partial p13810
{{>p13811}}
@end
@partial p13811
{{>p13812}}
@end
@partial p13812
{{>p13813}}
@end
@partial p13813
{{>p13814}}
@end
@partial p13814
{{>p13815}}
@end
@partial p13815
{{>p13816}}
@end
@partial p13816
{{>p13817}}
@end
@partial p13817
{{>p13818}}
@end
@partial p13818
{{>p13819}}
@end
@partial p13819
{{>p13820}}
@end
@partial p13820
{{>p13821}}
@end
@partial p13821
{{>p13822}}
@end
@partial p13822
{{>p13823}}
@end
@partial p13823
{{>p13824}}
@end
@partial p13824
{{>p13825}}
@end
@partial p13825
{{>p13826}}
@end
@partial p13826
{{>p13827}}
@end
@partial p13827
{{>p13828}}
@end
@partial p13828
{{>p13829}}
@end
@partial p13829
{{>p13830}}
@end
@partial p13830
{{>p13831}}
@end
@partial p13831
{{>p13832}}
@end
@partial p13832
{{>p13833}}
@end
@partial p13833
{{>p13834}}
@end
@partial p13834
{{>p13835}}
@end
@partial p13835
{{>p13836}}
@end
@partial p13836
{{>p13837}}
@end
@partial p13837
{{>p13838}}
@end
@partial p13838
{{>p13839}}
@end
@partial p13839
{{>p13840}}
@end
@partial p13840
{{>p13841}}
@end
@partial p13841
{{>p13842}}
@end
@partial p13842
{{>p13843}}
@end
@partial p13843
{{>p13844}}
@end
@partial p13844
{{>p13845}}
@end
@partial p13845
{{>p13846}}
@end
@partial p13846
{{>p13847}}
@end
@partial p13847
{{>p13848}}
@end
@partial p13848
{{>p13849}}
@end
@partial p13849
{{>p13850}}
@end
@partial p13850
{{>p13851}}
@end
@partial p13851
{{>p13852}}
@end
@partial p13852
{{>p13853}}
@end
@partial p13853
{{>p13854}}
@end
@partial p13854
{{>p13855}}
@end
@partial p13855
{{>p13856}}
@end
@partial p13856
{{>p13857}}
@end
@partial p13857
{{>p13858}}
@end
@partial p13858
{{>p13859}}
@end
@partial p13859
{{>p13860}}
@end
@partial p13860
{{>p13861}}
@end
@partial p13861
{{>p13862}}
@end
@partial p13862
{{>p13863}}
@end
@partial p13863
{{>p13864}}
@end
@partial p13864
{{>p13865}}
@end
@partial p13865
{{>p13866}}
@end
@partial p13866
{{>p13867}}
@end
@partial p13867
{{>p13868}}
@end
@partial p13868
{{>p13869}}
@end
@partial p13869
{{>p13870}}
@end
@partial p13870
{{>p13871}}
@end
@partial p13871
{{>p13872}}
@end
@partial p13872
{{>p13873}}
@end
@partial p13873
{{>p13874}}
@end
@partial p13874
{{>p13875}}
@end
@partial p13875
{{>p13876}}
@end
@partial p13876
{{>p13877}}
@end
@partial p13877
{{>p13878}}
@end
@partial p13878
{{>p13879}}
@end
@partial p13879
{{>p13880}}
@end
@partial p13880
{{>p13881}}
@end
@partial p13881
{{>p13882}}
@end
@partial p13882
{{>p13883}}
@end
@partial p13883
{{>p13884}}
@end
@partial p13884
{{>p13885}}
@end
@partial p13885
{{>p13886}}
@end
@partial p13886
{{>p13887}}
@end
@partial p13887
{{>p13888}}
@end
@partial p13888
{{>p13889}}
@end
@partial p13889
{{>p13890}}
@end
@partial p13890
{{>p13891}}
@end
@partial p13891
{{>p13892}}
@end
@partial p13892
{{>p13893}}
@end
@partial p13893
{{>p13894}}
@end
@partial p13894
{{>p13895}}
@end
@partial p13895
{{>p13896}}
@end
@partial p13896
{{>p13897}}
@end
@partial p13897
{{>p13898}}
@end
@partial p13898
{{>p13899}}
@end
@partial p13899
{{>p13900}}
@end
@partial p13900
{{>p13901}}
@end
@partial p13901
{{>p13902}}
@end
@partial p13902
{{>p13903}}
@end
@partial p13903
{{>p13904}}
@end
@partial p13904
{{>p13905}}
@end
@partial p13905
{{>p13906}}
@end
@partial p13906
{{>p13907}}
@end
@partial p13907
{{>p13908}}
@end
@partial p13908
{{>p13909}}
@end
@partial p13909
{{>p13910}}
@end
@partial p13910
{{>p13911}}
@end
@partial p13911
{{>p13912}}
@end
@partial p13912
{{>p13913}}
@end
@partial p13913
{{>p13914}}
@end
@partial p13914
{{>p13915}}
@end
@partial p13915
{{>p13916}}
@end
@partial p13916
{{>p13917}}
@end
@partial p13917
{{>p13918}}
@end
@partial p13918
{{>p13919}}
@end
@partial p13919
{{>p13920}}
@end
@partial p13920
{{>p13921}}
@end
@partial p13921
{{>p13922}}
@end
@partial p13922
{{>p13923}}
@end
@partial p13923
{{>p13924}}
@end
@partial p13924
{{>p13925}}
@end
@partial p13925
{{>p13926}}
@end
@partial p13926
{{>p13927}}
@end
@partial p13927
{{>p13928}}
@end
@partial p13928
{{>p13929}}
@end
@partial p13929
{{>p13930}}
@end
@partial p13930
{{>p13931}}
@end
@partial p13931
{{>p13932}}
@end
@partial p13932
{{>p13933}}
@end
@partial p13933
{{>p13934}}
@end
@partial p13934
{{>p13935}}
@end
@partial p13935
{{>p13936}}
@end
@partial p13936
{{>p13937}}
@end
@partial p13937
{{>p13938}}
@end
@partial p13938
{{>p13939}}
@end
@partial p13939
{{>p13940}}
@end
@partial p13940
{{>p13941}}
@end
@partial p13941
{{>p13942}}
@end
@partial p13942
{{>p13943}}
@end
@partial p13943
{{>p13944}}
@end
@partial p13944
{{>p13945}}
@end
@partial p13945
{{>p13946}}
@end
@partial p13946
{{>p13947}}
@end
@partial p13947
{{>p13948}}
@end
@partial p13948
{{>p13949}}
@end
@partial p13949
{{>p13950}}
@end
@partial p13950
{{>p13951}}
@end
@partial p13951
{{>p13952}}
@end
@partial p13952
{{>p13953}}
@end
@partial p13953
{{>p13954}}
@end
@partial p13954
{{>p13955}}
@end
@partial p13955
{{>p13956}}
@end
@partial p13956
{{>p13957}}
@end
@partial p13957
{{>p13958}}
@end
@partial p13958
{{>p13959}}
@end
@partial p13959
{{>p13960}}
@end
@partial p13960
{{>p13961}}
@end
@partial p13961
{{>p13962}}
@end
@partial p13962
{{>p13963}}
@end
@partial p13963
{{>p13964}}
@end
@partial p13964
{{>p13965}}
@end
@partial p13965
{{>p13966}}
@end
@partial p13966
{{>p13967}}
@end
@partial p13967
{{>p13968}}
@end
@partial p13968
{{>p13969}}
@end
@partial p13969
{{>p13970}}
@end
@partial p13970
{{>p13971}}
@end
@partial p13971
{{>p13972}}
@end
@partial p13972
{{>p13973}}
@end
@partial p13973
{{>p13974}}
@end
@partial p13974
{{>p13975}}
@end
@partial p13975
{{>p13976}}
@end
@partial p13976
{{>p13977}}
@end
@partial p13977
{{>p13978}}
@end
@partial p13978
{{>p13979}}
@end
@partial p13979
{{>p13980}}
@end
@partial p13980
{{>p13981}}
@end
@partial p13981
{{>p13982}}
@end
@partial p13982
{{>p13983}}
@end
@partial p13983
{{>p13984}}
@end
@partial p13984
{{>p13985}}
@end
@partial p13985
{{>p13986}}
@end
@partial p13986
{{>p13987}}
@end
@partial p13987
{{>p13988}}
@end
@partial p13988
{{>p13989}}
@end
@partial p13989
{{>p13990}}
@end
@partial p13990
{{>p13991}}
@end
@partial p13991
{{>p13992}}
@end
@partial p13992
{{>p13993}}
@end
@partial p13993
{{>p13994}}
@end
@partial p13994
{{>p13995}}
@end
@partial p13995
{{>p13996}}
@end
@partial p13996
{{>p13997}}
@end
@partial p13997
{{>p13998}}
@end
@partial p13998
{{>p13999}}
@end
@partial p13999
{{>p14000}}
@end
@partial p14000
{{>p14001}}
@end
@partial p14001
{{>p14002}}
@end
@partial p14002
{{>p14003}}
@end
@partial p14003
{{>p14004}}
@end
@partial p14004
{{>p14005}}
@end
@partial p14005
{{>p14006}}
@end
@partial p14006
{{>p14007}}
@end
@partial p14007
{{>p14008}}
@end
@partial p14008
{{>p14009}}
@end
@partial p14009
{{>p14010}}
@end
@partial p14010
{{>p14011}}
@end
@partial p14011
{{>p14012}}
@end
@partial p14012
{{>p14013}}
@end
@partial p14013
{{>p14014}}
@end
@partial p14014
{{>p14015}}
@end
@partial p14015
{{>p14016}}
@end
@partial p14016
{{>p14017}}
@end
@partial p14017
{{>p14018}}
@end
@partial p14018
{{>p14019}}
@end
@partial p14019
{{>p14020}}
@end
@partial p14020
{{>p14021}}
@end
@partial p14021
{{>p14022}}
@end
@partial p14022
{{>p14023}}
@end
@partial p14023
{{>p14024}}
@end
@partial p14024
{{>p14025}}
@end
@partial p14025
{{>p14026}}
@end
@partial p14026
{{>p14027}}
@end
@partial p14027
{{>p14028}}
@end
@partial p14028
{{>p14029}}
@end
@partial p14029
{{>p14030}}
@end
@partial p14030
{{>p14031}}
@end
@partial p14031
{{>p14032}}
@end
@partial p14032
{{>p14033}}
@end
@partial p14033
{{>p14034}}
@end
@partial p14034
{{>p14035}}
@end
@partial p14035
{{>p14036}}
@end
@partial p14036
{{>p14037}}
@end
@partial p14037
{{>p14038}}
@end
@partial p14038
{{>p14039}}
@end
@partial p14039
{{>p14040}}
@end
@partial p14040
{{>p14041}}
@end
@partial p14041
{{>p14042}}
@end
@partial p14042
{{>p14043}}
@end
@partial p14043
{{>p14044}}
@end
@partial p14044
{{>p14045}}
@end
@partial p14045
{{>p14046}}
@end
@partial p14046
{{>p14047}}
@end
@partial p14047
{{>p14048}}
@end
@partial p14048
{{>p14049}}
@end
@partial p14049
{{>p14050}}
@end
@partial p14050
{{>p14051}}
@end
@partial p14051
{{>p14052}}
@end
@partial p14052
{{>p14053}}
@end
@partial p14053
{{>p14054}}
@end
@partial p14054
{{>p14055}}
@end
@partial p14055
{{>p14056}}
@end
@partial p14056
{{>p14057}}
@end
@partial p14057
{{>p14058}}
@end
@partial p14058
{{>p14059}}
@end
@partial p14059
{{>p14060}}
@end
@partial p14060
{{>p14061}}
@end
@partial p14061
{{>p14062}}
@end
@partial p14062
{{>p14063}}
@end
@partial p14063
{{>p14064}}
@end
@partial p14064
{{>p14065}}
@end
@partial p14065
{{>p14066}}
@end
@partial p14066
{{>p14067}}
@end
@partial p14067
{{>p14068}}
@end
@partial p14068
{{>p14069}}
@end
@partial p14069
{{>p14070}}
@end
@partial p14070
{{>p14071}}
@end
@partial p14071
{{>p14072}}
@end
@partial p14072
{{>p14073}}
@end
@partial p14073
{{>p14074}}
@end
@partial p14074
{{>p14075}}
@end
@partial p14075
{{>p14076}}
@end
@partial p14076
{{>p14077}}
@end
@partial p14077
{{>p14078}}
@end
@partial p14078
{{>p14079}}
@end
@partial p14079
{{>p14080}}
@end
@partial p14080
{{>p14081}}
@end
@partial p14081
{{>p14082}}
@end
@partial p14082
{{>p14083}}
@end
@partial p14083
{{>p14084}}
@end
@partial p14084
{{>p14085}}
@end
@partial p14085
{{>p14086}}
@end
@partial p14086
{{>p14087}}
@end
@partial p14087
{{>p14088}}
@end
@partial p14088
{{>p14089}}
@end
@partial p14089
{{>p14090}}
@end
@partial p14090
{{>p14091}}
@end
@partial p14091
{{>p14092}}
@end
@partial p14092
{{>p14093}}
@end
@partial p14093
{{>p14094}}
@end
@partial p14094
{{>p14095}}
@end
@partial p14095
{{>p14096}}
@end
@partial p14096
{{>p14097}}
@end
@partial p14097
{{>p14098}}
@end
@partial p14098
{{>p14099}}
@end
@partial p14099
{{>p14100}}
@end
@partial p14100
{{>p14101}}
@end
@partial p14101
{{>p14102}}
@end
@partial p14102
{{>p14103}}
@end
@partial p14103
{{>p14104}}
@end
@partial p14104
{{>p14105}}
@end
@partial p14105
{{>p14106}}
@end
@partial p14106
{{>p14107}}
@end
@partial p14107
{{>p14108}}
@end
@partial p14108
{{>p14109}}
@end
@partial p14109
{{>p14110}}
@end
@partial p14110
{{>p14111}}
@end
@partial p14111
{{>p14112}}
@end
@partial p14112
{{>p14113}}
@end
@partial p14113
{{>p14114}}
@end
@partial p14114
{{>p14115}}
@end
@partial p14115
{{>p14116}}
@end
@partial p14116
{{>p14117}}
@end
@partial p14117
{{>p14118}}
@end
@partial p14118
{{>p14119}}
@end
@partial p14119
{{>p14120}}
@end
@partial p14120
{{>p14121}}
@end
@partial p14121
{{>p14122}}
@end
@partial p14122
{{>p14123}}
@end
@partial p14123
{{>p14124}}
@end
@partial p14124
{{>p14125}}
@end
@partial p14125
{{>p14126}}
@end
@partial p14126
{{>p14127}}
@end
@partial p14127
{{>p14128}}
@end
@partial p14128
{{>p14129}}
@end
@partial p14129
{{>p14130}}
@end
@partial p14130
{{>p14131}}
@end
@partial p14131
{{>p14132}}
@end
@partial p14132
{{>p14133}}
@end
@partial p14133
{{>p14134}}
@end
@partial p14134
{{>p14135}}
@end
@partial p14135
{{>p14136}}
@end
@partial p14136
{{>p14137}}
@end
@partial p14137
{{>p14138}}
@end
@partial p14138
{{>p14139}}
@end
@partial p14139
{{>p14140}}
@end
@partial p14140
{{>p14141}}
@end
@partial p14141
{{>p14142}}
@end
@partial p14142
{{>p14143}}
@end
@partial p14143
{{>p14144}}
@end
@partial p14144
{{>p14145}}
@end
@partial p14145
{{>p14146}}
@end
@partial p14146
{{>p14147}}
@end
@partial p14147
{{>p14148}}
@end
@partial p14148
{{>p14149}}
@end
@partial p14149
{{>p14150}}
@end
@partial p14150
{{>p14151}}
@end
@partial p14151
{{>p14152}}
@end
@partial p14152
{{>p14153}}
@end
@partial p14153
{{>p14154}}
@end
@partial p14154
{{>p14155}}
@end
@partial p14155
{{>p14156}}
@end
@partial p14156
{{>p14157}}
@end
@partial p14157
{{>p14158}}
@end
@partial p14158
{{>p14159}}
@end
@partial p14159
{{>p14160}}
@end
@partial p14160
{{>p14161}}
@end
@partial p14161
{{>p14162}}
@end
@partial p14162
{{>p14163}}
@end
@partial p14163
{{>p14164}}
@end
@partial p14164
{{>p14165}}
@end
@partial p14165
{{>p14166}}
@end
@partial p14166
{{>p14167}}
@end
@partial p14167
{{>p14168}}
@end
@partial p14168
{{>p14169}}
@end
@partial p14169
{{>p14170}}
@end
@partial p14170
{{>p14171}}
@end
@partial p14171
{{>p14172}}
@end
@partial p14172
{{>p14173}}
@end
@partial p14173
{{>p14174}}
@end
@partial p14174
{{>p14175}}
@end
@partial p14175
{{>p14176}}
@end
@partial p14176
{{>p14177}}
@end
@partial p14177
{{>p14178}}
@end
@partial p14178
{{>p14179}}
@end
@partial p14179
{{>p14180}}
@end
@partial p14180
{{>p14181}}
@end
@partial p14181
{{>p14182}}
@end
@partial p14182
{{>p14183}}
@end
@partial p14183
{{>p14184}}
@end
@partial p14184
{{>p14185}}
@end
@partial p14185
{{>p14186}}
@end
@partial p14186
{{>p14187}}
@end
@partial p14187
{{>p14188}}
@end
@partial p14188
{{>p14189}}
@end
@partial p14189
{{>p14190}}
@end
@partial p14190
{{>p14191}}
@end
@partial p14191
{{>p14192}}
@end
@partial p14192
{{>p14193}}
@end
@partial p14193
{{>p14194}}
@end
@partial p14194
{{>p14195}}
@end
@partial p14195
{{>p14196}}
@end
@partial p14196
{{>p14197}}
@end
@partial p14197
{{>p14198}}
@end
@partial p14198
{{>p14199}}
@end
@partial p14199
{{>p14200}}
@end
@partial p14200
{{>p14201}}
@end
@partial p14201
{{>p14202}}
@end
@partial p14202
{{>p14203}}
@end
@partial p14203
{{>p14204}}
@end
@partial p14204
{{>p14205}}
@end
@partial p14205
{{>p14206}}
@end
@partial p14206
{{>p14207}}
@end
@partial p14207
{{>p14208}}
@end
@partial p14208
{{>p14209}}
@end
@partial p14209
{{>p14210}}
@end
@partial p14210
{{>p14211}}
@end
@partial p14211
{{>p14212}}
@end
@partial p14212
{{>p14213}}
@end
@partial p14213
{{>p14214}}
@end
@partial p14214
{{>p14215}}
@end
@partial p14215
{{>p14216}}
@end
@partial p14216
{{>p14217}}
@end
@partial p14217
{{>p14218}}
@end
@partial p14218
{{>p14219}}
@end
@partial p14219
{{>p14220}}
@end
@partial p14220
{{>p14221}}
@end
@partial p14221
{{>p14222}}
@end
@partial p14222
{{>p14223}}
@end
@partial p14223
{{>p14224}}
@end
@partial p14224
{{>p14225}}
@end
@partial p14225
{{>p14226}}
@end
@partial p14226
{{>p14227}}
@end
@partial p14227
{{>p14228}}
@end
@partial p14228
{{>p14229}}
@end
@partial p14229
{{>p14230}}
@end
@partial p14230
{{>p14231}}
@end
@partial p14231
{{>p14232}}
@end
@partial p14232
{{>p14233}}
@end
@partial p14233
{{>p14234}}
@end
@partial p14234
{{>p14235}}
@end
@partial p14235
{{>p14236}}
@end
@partial p14236
{{>p14237}}
@end
@partial p14237
{{>p14238}}
@end
@partial p14238
{{>p14239}}
@end
@partial p14239
{{>p14240}}
@end
@partial p14240
{{>p14241}}
@end
@partial p14241
{{>p14242}}
@end
@partial p14242
{{>p14243}}
@end
@partial p14243
{{>p14244}}
@end
@partial p14244
{{>p14245}}
@end
@partial p14245
{{>p14246}}
@end
@partial p14246
{{>p14247}}
@end
@partial p14247
{{>p14248}}
@end
@partial p14248
{{>p14249}}
@end
@partial p14249
{{>p14250}}
@end
@partial p14250
{{>p14251}}
@end
@partial p14251
{{>p14252}}
@end
@partial p14252
{{>p14253}}
@end
@partial p14253
{{>p14254}}
@end
@partial p14254
{{>p14255}}
@end
@partial p14255
{{>p14256}}
@end
@partial p14256
{{>p14257}}
@end
@partial p14257
{{>p14258}}
@end
@partial p14258
{{>p14259}}
@end
@partial p14259
{{>p14260}}
@end
@partial p14260
{{>p14261}}
@end
@partial p14261
{{>p14262}}
@end
@partial p14262
{{>p14263}}
@end
@partial p14263
{{>p14264}}
@end
@partial p14264
{{>p14265}}
@end
@partial p14265
{{>p14266}}
@end
@partial p14266
{{>p14267}}
@end
@partial p14267
{{>p14268}}
@end
@partial p14268
{{>p14269}}
@end
@partial p14269
{{>p14270}}
@end
@partial p14270
{{>p14271}}
@end
@partial p14271
{{>p14272}}
@end
@partial p14272
{{>p14273}}
@end
@partial p14273
{{>p14274}}
@end
@partial p14274
{{>p14275}}
@end
@partial p14275
{{>p14276}}
@end
@partial p14276
{{>p14277}}
@end
@partial p14277
{{>p14278}}
@end
@partial p14278
{{>p14279}}
@end
@partial p14279
{{>p14280}}
@end
@partial p14280
{{>p14281}}
@end
@partial p14281
{{>p14282}}
@end
@partial p14282
{{>p14283}}
@end
@partial p14283
{{>p14284}}
@end
@partial p14284
{{>p14285}}
@end
@partial p14285
{{>p14286}}
@end
@partial p14286
{{>p14287}}
@end
@partial p14287
{{>p14288}}
@end
@partial p14288
{{>p14289}}
@end
@partial p14289
{{>p14290}}
@end
@partial p14290
{{>p14291}}
@end
@partial p14291
{{>p14292}}
@end
@partial p14292
{{>p14293}}
@end
@partial p14293
{{>p14294}}
@end
@partial p14294
{{>p14295}}
@end
@partial p14295
{{>p14296}}
@end
@partial p14296
{{>p14297}}
@end
@partial p14297
{{>p14298}}
@end
@partial p14298
{{>p14299}}
@end
@partial p14299
{{>p14300}}
@end
@partial p14300
{{>p14301}}
@end
@partial p14301
{{>p14302}}
@end
@partial p14302
{{>p14303}}
@end
@partial p14303
{{>p14304}}
@end
@partial p14304
{{>p14305}}
@end
@partial p14305
{{>p14306}}
@end
@partial p14306
{{>p14307}}
@end
@partial p14307
{{>p14308}}
@end
@partial p14308
{{>p14309}}
@end
@partial p14309
{{>p14310}}
@end
@partial p14310
{{>p14311}}
@end
@partial p14311
{{>p14312}}
@end
@partial p14312
{{>p14313}}
@end
@partial p14313
{{>p14314}}
@end
@partial p14314
{{>p14315}}
@end
@partial p14315
{{>p14316}}
@end
@partial p14316
{{>p14317}}
@end
@partial p14317
{{>p14318}}
@end
@partial p14318
{{>p14319}}
@end
@partial p14319
{{>p14320}}
@end
@partial p14320
{{>p14321}}
@end
@partial p14321
{{>p14322}}
@end
@partial p14322
{{>p14323}}
@end
@partial p14323
{{>p14324}}
@end
@partial p14324
{{>p14325}}
@end
@partial p14325
{{>p14326}}
@end
@partial p14326
{{>p14327}}
@end
@partial p14327
{{>p14328}}
@end
@partial p14328
{{>p14329}}
@end
@partial p14329
{{>p14330}}
@end
@partial p14330
{{>p14331}}
@end
@partial p14331
{{>p14332}}
@end
@partial p14332
{{>p14333}}
@end
@partial p14333
{{>p14334}}
@end
@partial p14334
{{>p14335}}
@end
@partial p14335
{{>p14336}}
@end
@partial p14336
{{>p14337}}
@end
@partial p14337
{{>p14338}}
@end
@partial p14338
{{>p14339}}
@end
@partial p14339
{{>p14340}}
@end
@partial p14340
{{>p14341}}
@end
@partial p14341
{{>p14342}}
@end
@partial p14342
{{>p14343}}
@end
@partial p14343
{{>p14344}}
@end
@partial p14344
{{>p14345}}
@end
@partial p14345
{{>p14346}}
@end
@partial p14346
{{>p14347}}
@end
@partial p14347
{{>p14348}}
@end
@partial p14348
{{>p14349}}
@end
@partial p14349
{{>p14350}}
@end
@partial p14350
{{>p14351}}
@end
@partial p14351
{{>p14352}}
@end
@partial p14352
{{>p14353}}
@end
@partial p14353
{{>p14354}}
@end
@partial p14354
{{>p14355}}
@end
@partial p14355
{{>p14356}}
@end
@partial p14356
{{>p14357}}
@end
@partial p14357
{{>p14358}}
@end
@partial p14358
{{>p14359}}
@end
@partial p14359
{{>p14360}}
@end
@partial p14360
{{>p14361}}
@end
@partial p14361
{{>p14362}}
@end
@partial p14362
{{>p14363}}
@end
@partial p14363
{{>p14364}}
@end
@partial p14364
{{>p14365}}
@end
@partial p14365
{{>p14366}}
@end
@partial p14366
{{>p14367}}
@end
@partial p14367
{{>p14368}}
@end
@partial p14368
{{>p14369}}
@end
@partial p14369
{{>p14370}}
@end
@partial p14370
{{>p14371}}
@end
@partial p14371
{{>p14372}}
@end
@partial p14372
{{>p14373}}
@end
@partial p14373
{{>p14374}}
@end
@partial p14374
{{>p14375}}
@end
@partial p14375
{{>p14376}}
@end
@partial p14376
{{>p14377}}
@end
@partial p14377
{{>p14378}}
@end
@partial p14378
{{>p14379}}
@end
@partial p14379
{{>p14380}}
@end
@partial p14380
{{>p14381}}
@end
@partial p14381
{{>p14382}}
@end
@partial p14382
{{>p14383}}
@end
@partial p14383
{{>p14384}}
@end
@partial p14384
{{>p14385}}
@end
@partial p14385
{{>p14386}}
@end
@partial p14386
{{>p14387}}
@end
@partial p14387
{{>p14388}}
@end
@partial p14388
{{>p14389}}
@end
@partial p14389
{{>p14390}}
@end
@partial p14390
{{>p14391}}
@end
@partial p14391
{{>p14392}}
@end
@partial p14392
{{>p14393}}
@end
@partial p14393
{{>p14394}}
@end
@partial p14394
{{>p14395}}
@end
@partial p14395
{{>p14396}}
@end
@partial p14396
{{>p14397}}
@end
@partial p14397
{{>p14398}}
@end
@partial p14398
{{>p14399}}
@end
@partial p14399
{{>p14400}}
@end
@partial p14400
{{>p14401}}
@end
@partial p14401
{{>p14402}}
@end
@partial p14402
{{>p14403}}
@end
@partial p14403
{{>p14404}}
@end
@partial p14404
{{>p14405}}
@end
@partial p14405
{{>p14406}}
@end
@partial p14406
{{>p14407}}
@end
@partial p14407
{{>p14408}}
@end
@partial p14408
{{>p14409}}
@end
@partial p14409
{{>p14410}}
@end
@partial p14410
{{>p14411}}
@end
@partial p14411
{{>p14412}}
@end
@partial p14412
{{>p14413}}
@end
@partial p14413
{{>p14414}}
@end
@partial p14414
{{>p14415}}
@end
@partial p14415
{{>p14416}}
@end
@partial p14416
{{>p14417}}
@end
@partial p14417
{{>p14418}}
@end
@partial p14418
{{>p14419}}
@end
@partial p14419
{{>p14420}}
@end
@partial p14420
{{>p14421}}
@end
@partial p14421
{{>p14422}}
@end
@partial p14422
{{>p14423}}
@end
@partial p14423
{{>p14424}}
@end
@partial p14424
{{>p14425}}
@end
@partial p14425
{{>p14426}}
@end
@partial p14426
{{>p14427}}
@end
@partial p14427
{{>p14428}}
@end
@partial p14428
{{>p14429}}
@end
@partial p14429
{{>p14430}}
@end
@partial p14430
{{>p14431}}
@end
@partial p14431
{{>p14432}}
@end
@partial p14432
{{>p14433}}
@end
@partial p14433
{{>p14434}}
@end
@partial p14434
{{>p14435}}
@end
@partial p14435
{{>p14436}}
@end
@partial p14436
{{>p14437}}
@end
@partial p14437
{{>p14438}}
@end
@partial p14438
{{>p14439}}
@end
@partial p14439
{{>p14440}}
@end
@partial p14440
{{>p14441}}
@end
@partial p14441
{{>p14442}}
@end
@partial p14442
{{>p14443}}
@end
@partial p14443
{{>p14444}}
@end
@partial p14444
{{>p14445}}
@end
@partial p14445
{{>p14446}}
@end
@partial p14446
{{>p14447}}
@end
@partial p14447
{{>p14448}}
@end
@partial p14448
{{>p14449}}
@end
@partial p14449
{{>p14450}}
@end
@partial p14450
{{>p14451}}
@end
@partial p14451
{{>p14452}}
@end
@partial p14452
{{>p14453}}
@end
@partial p14453
{{>p14454}}
@end
@partial p14454
{{>p14455}}
@end
@partial p14455
{{>p14456}}
@end
@partial p14456
{{>p14457}}
@end
@partial p14457
{{>p14458}}
@end
@partial p14458
{{>p14459}}
@end
@partial p14459
{{>p14460}}
@end
@partial p14460
{{>p14461}}
@end
@partial p14461
{{>p14462}}
@end
@partial p14462
{{>p14463}}
@end
@partial p14463
{{>p14464}}
@end
@partial p14464
{{>p14465}}
@end
@partial p14465
{{>p14466}}
@end
@partial p14466
{{>p14467}}
@end
@partial p14467
{{>p14468}}
@end
@partial p14468
{{>p14469}}
@end
@partial p14469
{{>p14470}}
@end
@partial p14470
{{>p14471}}
@end
@partial p14471
{{>p14472}}
@end
@partial p14472
{{>p14473}}
@end
@partial p14473
{{>p14474}}
@end
@partial p14474
{{>p14475}}
@end
@partial p14475
{{>p14476}}
@end
@partial p14476
{{>p14477}}
@end
@partial p14477
{{>p14478}}
@end
@partial p14478
{{>p14479}}
@end
@partial p14479
{{>p14480}}
@end
@partial p14480
{{>p14481}}
@end
@partial p14481
{{>p14482}}
@end
@partial p14482
{{>p14483}}
@end
@partial p14483
{{>p14484}}
@end
@partial p14484
{{>p14485}}
@end
@partial p14485
{{>p14486}}
@end
@partial p14486
{{>p14487}}
@end
@partial p14487
{{>p14488}}
@end
@partial p14488
{{>p14489}}
@end
@partial p14489
{{>p14490}}
@end
@partial p14490
{{>p14491}}
@end
@partial p14491
{{>p14492}}
@end
@partial p14492
{{>p14493}}
@end
@partial p14493
{{>p14494}}
@end
@partial p14494
{{>p14495}}
@end
@partial p14495
{{>p14496}}
@end
@partial p14496
{{>p14497}}
@end
@partial p14497
{{>p14498}}
@end
@partial p14498
{{>p14499}}
@end
@partial p14499
{{>p14500}}
@end
@partial p14500
{{>p14501}}
@end
@partial p14501
{{>p14502}}
@end
@partial p14502
{{>p14503}}
@end
@partial p14503
{{>p14504}}
@end
@partial p14504
{{>p14505}}
@end
@partial p14505
{{>p14506}}
@end
@partial p14506
{{>p14507}}
@end
@partial p14507
{{>p14508}}
@end
@partial p14508
{{>p14509}}
@end
@partial p14509
{{>p14510}}
@end
@partial p14510
{{>p14511}}
@end
@partial p14511
{{>p14512}}
@end
@partial p14512
{{>p14513}}
@end
@partial p14513
{{>p14514}}
@end
@partial p14514
{{>p14515}}
@end
@partial p14515
{{>p14516}}
@end
@partial p14516
{{>p14517}}
@end
@partial p14517
{{>p14518}}
@end
@partial p14518
{{>p14519}}
@end
@partial p14519
{{>p14520}}
@end
@partial p14520
{{>p14521}}
@end
@partial p14521
{{>p14522}}
@end
@partial p14522
{{>p14523}}
@end
@partial p14523
{{>p14524}}
@end
@partial p14524
{{>p14525}}
@end
@partial p14525
{{>p14526}}
@end
@partial p14526
{{>p14527}}
@end
@partial p14527
{{>p14528}}
@end
@partial p14528
{{>p14529}}
@end
@partial p14529
{{>p14530}}
@end
@partial p14530
{{>p14531}}
@end
@partial p14531
{{>p14532}}
@end
@partial p14532
{{>p14533}}
@end
@partial p14533
{{>p14534}}
@end
@partial p14534
{{>p14535}}
@end
@partial p14535
{{>p14536}}
@end
@partial p14536
{{>p14537}}
@end
@partial p14537
{{>p14538}}
@end
@partial p14538
{{>p14539}}
@end
@partial p14539
{{>p14540}}
@end
@partial p14540
{{>p14541}}
@end
@partial p14541
{{>p14542}}
@end
@partial p14542
{{>p14543}}
@end
@partial p14543
{{>p14544}}
@end
@partial p14544
{{>p14545}}
@end
@partial p14545
{{>p14546}}
@end
@partial p14546
{{>p14547}}
@end
@partial p14547
{{>p14548}}
@end
@partial p14548
{{>p14549}}
@end
@partial p14549
{{>p14550}}
@end
@partial p14550
{{>p14551}}
@end
@partial p14551
{{>p14552}}
@end
@partial p14552
{{>p14553}}
@end
@partial p14553
{{>p14554}}
@end
@partial p14554
{{>p14555}}
@end
@partial p14555
{{>p14556}}
@end
@partial p14556
{{>p14557}}
@end
@partial p14557
{{>p14558}}
@end
@partial p14558
{{>p14559}}
@end
@partial p14559
{{>p14560}}
@end
@partial p14560
{{>p14561}}
@end
@partial p14561
{{>p14562}}
@end
@partial p14562
{{>p14563}}
@end
@partial p14563
{{>p14564}}
@end
@partial p14564
{{>p14565}}
@end
@partial p14565
{{>p14566}}
@end
@partial p14566
{{>p14567}}
@end
@partial p14567
{{>p14568}}
@end
@partial p14568
{{>p14569}}
@end
@partial p14569
{{>p14570}}
@end
@partial p14570
{{>p14571}}
@end
@partial p14571
{{>p14572}}
@end
@partial p14572
{{>p14573}}
@end
@partial p14573
{{>p14574}}
@end
@partial p14574
{{>p14575}}
@end
@partial p14575
{{>p14576}}
@end
@partial p14576
{{>p14577}}
@end
@partial p14577
{{>p14578}}
@end
@partial p14578
{{>p14579}}
@end
@partial p14579
{{>p14580}}
@end
@partial p14580
{{>p14581}}
@end
@partial p14581
{{>p14582}}
@end
@partial p14582
{{>p14583}}
@end
@partial p14583
{{>p14584}}
@end
@partial p14584
{{>p14585}}
@end
@partial p14585
{{>p14586}}
@end
@partial p14586
{{>p14587}}
@end
@partial p14587
{{>p14588}}
@end
@partial p14588
{{>p14589}}
@end
@partial p14589
{{>p14590}}
@end
@partial p14590
{{>p14591}}
@end
@partial p14591
{{>p14592}}
@end
@partial p14592
{{>p14593}}
@end
@partial p14593
{{>p14594}}
@end
@partial p14594
{{>p14595}}
@end
@partial p14595
{{>p14596}}
@end
@partial p14596
{{>p14597}}
@end
@partial p14597
{{>p14598}}
@end
@partial p14598
{{>p14599}}
@end
@partial p14599
{{>p14600}}
@end
@partial p14600
{{>p14601}}
@end
@partial p14601
{{>p14602}}
@end
@partial p14602
{{>p14603}}
@end
@partial p14603
{{>p14604}}
@end
@partial p14604
{{>p14605}}
@end
@partial p14605
{{>p14606}}
@end
@partial p14606
{{>p14607}}
@end
@partial p14607
{{>p14608}}
@end
@partial p14608
{{>p14609}}
@end
@partial p14609
{{>p14610}}
@end
@partial p14610
{{>p14611}}
@end
@partial p14611
{{>p14612}}
@end
@partial p14612
{{>p14613}}
@end
@partial p14613
{{>p14614}}
@end
@partial p14614
{{>p14615}}
@end
@partial p14615
{{>p14616}}
@end
@partial p14616
{{>p14617}}
@end
@partial p14617
{{>p14618}}
@end
@partial p14618
{{>p14619}}
@end
@partial p14619
{{>p14620}}
@end
@partial p14620
{{>p14621}}
@end
@partial p14621
{{>p14622}}
@end
@partial p14622
{{>p14623}}
@end
@partial p14623
{{>p14624}}
@end
@partial p14624
{{>p14625}}
@end
@partial p14625
{{>p14626}}
@end
@partial p14626
{{>p14627}}
@end
@partial p14627
{{>p14628}}
@end
@partial p14628
{{>p14629}}
@end
@partial p14629
{{>p14630}}
@end
@partial p14630
{{>p14631}}
@end
@partial p14631
{{>p14632}}
@end
@partial p14632
{{>p14633}}
@end
@partial p14633
{{>p14634}}
@end
@partial p14634
{{>p14635}}
@end
@partial p14635
{{>p14636}}
@end
@partial p14636
{{>p14637}}
@end
@partial p14637
{{>p14638}}
@end
@partial p14638
{{>p14639}}
@end
@partial p14639
{{>p14640}}
@end
@partial p14640
{{>p14641}}
@end
@partial p14641
{{>p14642}}
@end
@partial p14642
{{>p14643}}
@end
@partial p14643
{{>p14644}}
@end
@partial p14644
{{>p14645}}
@end
@partial p14645
{{>p14646}}
@end
@partial p14646
{{>p14647}}
@end
@partial p14647
{{>p14648}}
@end
@partial p14648
{{>p14649}}
@end
@partial p14649
{{>p14650}}
@end
@partial p14650
{{>p14651}}
@end
@partial p14651
{{>p14652}}
@end
@partial p14652
{{>p14653}}
@end
@partial p14653
{{>p14654}}
@end
@partial p14654
{{>p14655}}
@end
@partial p14655
{{>p14656}}
@end
@partial p14656
{{>p14657}}
@end
@partial p14657
{{>p14658}}
@end
@partial p14658
{{>p14659}}
@end
@partial p14659
{{>p14660}}
@end
@partial p14660
{{>p14661}}
@end
@partial p14661
{{>p14662}}
@end
@partial p14662
{{>p14663}}
@end
@partial p14663
{{>p14664}}
@end
@partial p14664
{{>p14665}}
@end
@partial p14665
{{>p14666}}
@end
@partial p14666
{{>p14667}}
@end
@partial p14667
{{>p14668}}
@end
@partial p14668
{{>p14669}}
@end
@partial p14669
{{>p14670}}
@end
@partial p14670
{{>p14671}}
@end
@partial p14671
{{>p14672}}
@end
@partial p14672
{{>p14673}}
@end
@partial p14673
{{>p14674}}
@end
@partial p14674
{{>p14675}}
@end
@partial p14675
{{>p14676}}
@end
@partial p14676
{{>p14677}}
@end
@partial p14677
{{>p14678}}
@end
@partial p14678
{{>p14679}}
@end
@partial p14679
{{>p14680}}
@end
@partial p14680
{{>p14681}}
@end
@partial p14681
{{>p14682}}
@end
@partial p14682
{{>p14683}}
@end
@partial p14683
{{>p14684}}
@end
@partial p14684
{{>p14685}}
@end
@partial p14685
{{>p14686}}
@end
@partial p14686
{{>p14687}}
@end
@partial p14687
{{>p14688}}
@end
@partial p14688
{{>p14689}}
@end
@partial p14689
{{>p14690}}
@end
@partial p14690
{{>p14691}}
@end
@partial p14691
{{>p14692}}
@end
@partial p14692
{{>p14693}}
@end
@partial p14693
{{>p14694}}
@end
@partial p14694
{{>p14695}}
@end
@partial p14695
{{>p14696}}
@end
@partial p14696
{{>p14697}}
@end
@partial p14697
{{>p14698}}
@end
@partial p14698
{{>p14699}}
@end
@partial p14699
{{>p14700}}
@end
@partial p14700
{{>p14701}}
@end
@partial p14701
{{>p14702}}
@end
@partial p14702
{{>p14703}}
@end
@partial p14703
{{>p14704}}
@end
@partial p14704
{{>p14705}}
@end
@partial p14705
{{>p14706}}
@end
@partial p14706
{{>p14707}}
@end
@partial p14707
{{>p14708}}
@end
@partial p14708
{{>p14709}}
@end
@partial p14709
{{>p14710}}
@end
@partial p14710
{{>p14711}}
@end
@partial p14711
{{>p14712}}
@end
@partial p14712
{{>p14713}}
@end
@partial p14713
{{>p14714}}
@end
@partial p14714
{{>p14715}}
@end
@partial p14715
{{>p14716}}
@end
@partial p14716
{{>p14717}}
@end
@partial p14717
{{>p14718}}
@end
@partial p14718
{{>p14719}}
@end
@partial p14719
{{>p14720}}
@end
@partial p14720
{{>p14721}}
@end
@partial p14721
{{>p14722}}
@end
@partial p14722
{{>p14723}}
@end
@partial p14723
{{>p14724}}
@end
@partial p14724
{{>p14725}}
@end
@partial p14725
{{>p14726}}
@end
@partial p14726
{{>p14727}}
@end
@partial p14727
{{>p14728}}
@end
@partial p14728
{{>p14729}}
@end
@partial p14729
{{>p14730}}
@end
@partial p14730
{{>p14731}}
@end
@partial p14731
{{>p14732}}
@end
@partial p14732
{{>p14733}}
@end
@partial p14733
{{>p14734}}
@end
@partial p14734
{{>p14735}}
@end
@partial p14735
{{>p14736}}
@end
@partial p14736
{{>p14737}}
@end
@partial p14737
{{>p14738}}
@end
@partial p14738
{{>p14739}}
@end
@partial p14739
{{>p14740}}
@end
@partial p14740
{{>p14741}}
@end
@partial p14741
{{>p14742}}
@end
@partial p14742
{{>p14743}}
@end
@partial p14743
{{>p14744}}
@end
@partial p14744
{{>p14745}}
@end
@partial p14745
{{>p14746}}
@end
@partial p14746
{{>p14747}}
@end
@partial p14747
{{>p14748}}
@end
@partial p14748
{{>p14749}}
@end
@partial p14749
{{>p14750}}
@end
@partial p14750
{{>p14751}}
@end
@partial p14751
{{>p14752}}
@end
@partial p14752
{{>p14753}}
@end
@partial p14753
{{>p14754}}
@end
@partial p14754
{{>p14755}}
@end
@partial p14755
{{>p14756}}
@end
@partial p14756
{{>p14757}}
@end
@partial p14757
{{>p14758}}
@end
@partial p14758
{{>p14759}}
@end
@partial p14759
{{>p14760}}
@end
@partial p14760
{{>p14761}}
@end
@partial p14761
{{>p14762}}
@end
@partial p14762
{{>p14763}}
@end
@partial p14763
{{>p14764}}
@end
@partial p14764
{{>p14765}}
@end
@partial p14765
{{>p14766}}
@end
@partial p14766
{{>p14767}}
@end
@partial p14767
{{>p14768}}
@end
@partial p14768
{{>p14769}}
@end
@partial p14769
{{>p14770}}
@end
@partial p14770
{{>p14771}}
@end
@partial p14771
{{>p14772}}
@end
@partial p14772
{{>p14773}}
@end
@partial p14773
{{>p14774}}
@end
@partial p14774
{{>p14775}}
@end
@partial p14775
{{>p14776}}
@end
@partial p14776
{{>p14777}}
@end
@partial p14777
{{>p14778}}
@end
@partial p14778
{{>p14779}}
@end
@partial p14779
{{>p14780}}
@end
@partial p14780
{{>p14781}}
@end
@partial p14781
{{>p14782}}
@end
@partial p14782
{{>p14783}}
@end
@partial p14783
{{>p14784}}
@end
@partial p14784
{{>p14785}}
@end
@partial p14785
{{>p14786}}
@end
@partial p14786
{{>p14787}}
@end
@partial p14787
{{>p14788}}
@end
@partial p14788
{{>p14789}}
@end
@partial p14789
{{>p14790}}
@end
@partial p14790
{{>p14791}}
@end
@partial p14791
{{>p14792}}
@end
@partial p14792
{{>p14793}}
@end
@partial p14793
{{>p14794}}
@end
@partial p14794
{{>p14795}}
@end
@partial p14795
{{>p14796}}
@end
@partial p14796
{{>p14797}}
@end
@partial p14797
{{>p14798}}
@end
@partial p14798
{{>p14799}}
@end
@partial p14799
{{>p14800}}
@end
@partial p14800
{{>p14801}}
@end
@partial p14801
{{>p14802}}
@end
@partial p14802
{{>p14803}}
@end
@partial p14803
{{>p14804}}
@end
@partial p14804
{{>p14805}}
@end
@partial p14805
{{>p14806}}
@end
@partial p14806
{{>p14807}}
@end
@partial p14807
{{>p14808}}
@end
@partial p14808
{{>p14809}}
@end
@partial p14809
{{>p14810}}
@end
@partial p14810
{{>p14811}}
@end
@partial p14811
{{>p14812}}
@end
@partial p14812
{{>p14813}}
@end
@partial p14813
{{>p14814}}
@end
@partial p14814
{{>p14815}}
@end
@partial p14815
{{>p14816}}
@end
@partial p14816
{{>p14817}}
@end
@partial p14817
{{>p14818}}
@end
@partial p14818
{{>p14819}}
@end
@partial p14819
{{>p14820}}
@end
@partial p14820
{{>p14821}}
@end
@partial p14821
{{>p14822}}
@end
@partial p14822
{{>p14823}}
@end
@partial p14823
{{>p14824}}
@end
@partial p14824
{{>p14825}}
@end
@partial p14825
{{>p14826}}
@end
@partial p14826
{{>p14827}}
@end
@partial p14827
{{>p14828}}
@end
@partial p14828
{{>p14829}}
@end
@partial p14829
{{>p14830}}
@end
@partial p14830
{{>p14831}}
@end
@partial p14831
{{>p14832}}
@end
@partial p14832
{{>p14833}}
@end
@partial p14833
{{>p14834}}
@end
@partial p14834
{{>p14835}}
@end
@partial p14835
{{>p14836}}
@end
@partial p14836
{{>p14837}}
@end
@partial p14837
{{>p14838}}
@end
@partial p14838
{{>p14839}}
@end
@partial p14839
{{>p14840}}
@end
@partial p14840
{{>p14841}}
@end
@partial p14841
{{>p14842}}
@end
@partial p14842
{{>p14843}}
@end
@partial p14843
{{>p14844}}
@end
@partial p14844
{{>p14845}}
@end
@partial p14845
{{>p14846}}
@end
@partial p14846
{{>p14847}}
@end
@partial p14847
{{>p14848}}
@end
@partial p14848
{{>p14849}}
@end
@partial p14849
{{>p14850}}
@end
@partial p14850
{{>p14851}}
@end
@partial p14851
{{>p14852}}
@end
@partial p14852
{{>p14853}}
@end
@partial p14853
{{>p14854}}
@end
@partial p14854
{{>p14855}}
@end
@partial p14855
{{>p14856}}
@end
@partial p14856
{{>p14857}}
@end
@partial p14857
{{>p14858}}
@end
@partial p14858
{{>p14859}}
@end
@partial p14859
{{>p14860}}
@end
@partial p14860
{{>p14861}}
@end
@partial p14861
{{>p14862}}
@end
@partial p14862
{{>p14863}}
@end
@partial p14863
{{>p14864}}
@end
@partial p14864
{{>p14865}}
@end
@partial p14865
{{>p14866}}
@end
@partial p14866
{{>p14867}}
@end
@partial p14867
{{>p14868}}
@end
@partial p14868
{{>p14869}}
@end
@partial p14869
{{>p14870}}
@end
@partial p14870
{{>p14871}}
@end
@partial p14871
{{>p14872}}
@end
@partial p14872
{{>p14873}}
@end
@partial p14873
{{>p14874}}
@end
@partial p14874
{{>p14875}}
@end
@partial p14875
{{>p14876}}
@end
@partial p14876
{{>p14877}}
@end
@partial p14877
{{>p14878}}
@end
@partial p14878
{{>p14879}}
@end
@partial p14879
{{>p14880}}
@end
@partial p14880
{{>p14881}}
@end
@partial p14881
{{>p14882}}
@end
@partial p14882
{{>p14883}}
@end
@partial p14883
{{>p14884}}
@end
@partial p14884
{{>p14885}}
@end
@partial p14885
{{>p14886}}
@end
@partial p14886
{{>p14887}}
@end
@partial p14887
{{>p14888}}
@end
@partial p14888
{{>p14889}}
@end
@partial p14889
{{>p14890}}
@end
@partial p14890
{{>p14891}}
@end
@partial p14891
{{>p14892}}
@end
@partial p14892
{{>p14893}}
@end
@partial p14893
{{>p14894}}
@end
@partial p14894
{{>p14895}}
@end
@partial p14895
{{>p14896}}
@end
@partial p14896
{{>p14897}}
@end
@partial p14897
{{>p14898}}
@end
@partial p14898
{{>p14899}}
@end
@partial p14899
{{>p14900}}
@end
@partial p14900
{{>p14901}}
@end
@partial p14901
{{>p14902}}
@end
@partial p14902
{{>p14903}}
@end
@partial p14903
{{>p14904}}
@end
@partial p14904
{{>p14905}}
@end
@partial p14905
{{>p14906}}
@end
@partial p14906
{{>p14907}}
@end
@partial p14907
{{>p14908}}
@end
@partial p14908
{{>p14909}}
@end
@partial p14909
{{>p14910}}
@end
@partial p14910
{{>p14911}}
@end
@partial p14911
{{>p14912}}
@end
@partial p14912
{{>p14913}}
@end
@partial p14913
{{>p14914}}
@end
@partial p14914
{{>p14915}}
@end
@partial p14915
{{>p14916}}
@end
@partial p14916
{{>p14917}}
@end
@partial p14917
{{>p14918}}
@end
@partial p14918
{{>p14919}}
@end
@partial p14919
{{>p14920}}
@end
@partial p14920
{{>p14921}}
@end
@partial p14921
{{>p14922}}
@end
@partial p14922
{{>p14923}}
@end
@partial p14923
{{>p14924}}
@end
@partial p14924
{{>p14925}}
@end
@partial p14925
{{>p14926}}
@end
@partial p14926
{{>p14927}}
@end
@partial p14927
{{>p14928}}
@end
@partial p14928
{{>p14929}}
@end
@partial p14929
{{>p14930}}
@end
@partial p14930
{{>p14931}}
@end
@partial p14931
{{>p14932}}
@end
@partial p14932
{{>p14933}}
@end
@partial p14933
{{>p14934}}
@end
@partial p14934
{{>p14935}}
@end
@partial p14935
{{>p14936}}
@end
@partial p14936
{{>p14937}}
@end
@partial p14937
{{>p14938}}
@end
@partial p14938
{{>p14939}}
@end
@partial p14939
{{>p14940}}
@end
@partial p14940
{{>p14941}}
@end
@partial p14941
{{>p14942}}
@end
@partial p14942
{{>p14943}}
@end
@partial p14943
{{>p14944}}
@end
@partial p14944
{{>p14945}}
@end
@partial p14945
{{>p14946}}
@end
@partial p14946
{{>p14947}}
@end
@partial p14947
{{>p14948}}
@end
@partial p14948
{{>p14949}}
@end
@partial p14949
{{>p14950}}
@end
@partial p14950
{{>p14951}}
@end
@partial p14951
{{>p14952}}
@end
@partial p14952
{{>p14953}}
@end
@partial p14953
{{>p14954}}
@end
@partial p14954
{{>p14955}}
@end
@partial p14955
{{>p14956}}
@end
@partial p14956
{{>p14957}}
@end
@partial p14957
{{>p14958}}
@end
@partial p14958
{{>p14959}}
@end
@partial p14959
{{>p14960}}
@end
@partial p14960
{{>p14961}}
@end
@partial p14961
{{>p14962}}
@end
@partial p14962
{{>p14963}}
@end
@partial p14963
{{>p14964}}
@end
@partial p14964
{{>p14965}}
@end
@partial p14965
{{>p14966}}
@end
@partial p14966
{{>p14967}}
@end
@partial p14967
{{>p14968}}
@end
@partial p14968
{{>p14969}}
@end
@partial p14969
{{>p14970}}
@end
@partial p14970
{{>p14971}}
@end
@partial p14971
{{>p14972}}
@end
@partial p14972
{{>p14973}}
@end
@partial p14973
{{>p14974}}
@end
@partial p14974
{{>p14975}}
@end
@partial p14975
{{>p14976}}
@end
@partial p14976
{{>p14977}}
@end
@partial p14977
{{>p14978}}
@end
@partial p14978
{{>p14979}}
@end
@partial p14979
{{>p14980}}
@end
@partial p14980
{{>p14981}}
@end
@partial p14981
{{>p14982}}
@end
@partial p14982
{{>p14983}}
@end
@partial p14983
{{>p14984}}
@end
@partial p14984
{{>p14985}}
@end
@partial p14985
{{>p14986}}
@end
@partial p14986
{{>p14987}}
@end
@partial p14987
{{>p14988}}
@end
@partial p14988
{{>p14989}}
@end
@partial p14989
{{>p14990}}
@end
@partial p14990
{{>p14991}}
@end
@partial p14991
{{>p14992}}
@end
@partial p14992
{{>p14993}}
@end
@partial p14993
{{>p14994}}
@end
@partial p14994
{{>p14995}}
@end
@partial p14995
{{>p14996}}
@end
@partial p14996
{{>p14997}}
@end
@partial p14997
{{>p14998}}
@end
@partial p14998
{{>p14999}}
@end
@partial p14999
{{>p15000}}
@end
@partial p15000
{{>p15001}}
@end
@partial p15001
{{>p15002}}
@end
@partial p15002
{{>p15003}}
@end
@partial p15003
{{>p15004}}
@end
@partial p15004
{{>p15005}}
@end
@partial p15005
{{>p15006}}
@end
@partial p15006
{{>p15007}}
@end
@partial p15007
{{>p15008}}
@end
@partial p15008
{{>p15009}}
@end
@partial p15009
{{>p15010}}
@end
@partial p15010
{{>p15011}}
@end
@partial p15011
{{>p15012}}
@end
@partial p15012
{{>p15013}}
@end
@partial p15013
{{>p15014}}
@end
@partial p15014
{{>p15015}}
@end
@partial p15015
{{>p15016}}
@end
@partial p15016
{{>p15017}}
@end
@partial p15017
{{>p15018}}
@end
@partial p15018
{{>p15019}}
@end
@partial p15019
{{>p15020}}
@end
@partial p15020
{{>p15021}}
@end
@partial p15021
{{>p15022}}
@end
@partial p15022
{{>p15023}}
@end
@partial p15023
{{>p15024}}
@end
@partial p15024
{{>p15025}}
@end
@partial p15025
{{>p15026}}
@end
@partial p15026
{{>p15027}}
@end
@partial p15027
{{>p15028}}
@end
@partial p15028
{{>p15029}}
@end
@partial p15029
{{>p15030}}
@end
@partial p15030
{{>p15031}}
@end
@partial p15031
{{>p15032}}
@end
@partial p15032
{{>p15033}}
@end
@partial p15033
{{>p15034}}
@end
@partial p15034
{{>p15035}}
@end
@partial p15035
{{>p15036}}
@end
@partial p15036
{{>p15037}}
@end
@partial p15037
{{>p15038}}
@end
@partial p15038
{{>p15039}}
@end
@partial p15039
{{>p15040}}
@end
@partial p15040
{{>p15041}}
@end
@partial p15041
{{>p15042}}
@end
@partial p15042
{{>p15043}}
@end
@partial p15043
{{>p15044}}
@end
@partial p15044
{{>p15045}}
@end
@partial p15045
{{>p15046}}
@end
@partial p15046
{{>p15047}}
@end
@partial p15047
{{>p15048}}
@end
@partial p15048
{{>p15049}}
@end
@partial p15049
{{>p15050}}
@end
@partial p15050
{{>p15051}}
@end
@partial p15051
{{>p15052}}
@end
@partial p15052
{{>p15053}}
@end
@partial p15053
{{>p15054}}
@end
@partial p15054
{{>p15055}}
@end
@partial p15055
{{>p15056}}
@end
@partial p15056
{{>p15057}}
@end
@partial p15057
{{>p15058}}
@end
@partial p15058
{{>p15059}}
@end
@partial p15059
{{>p15060}}
@end
@partial p15060
{{>p15061}}
@end
@partial p15061
{{>p15062}}
@end
@partial p15062
{{>p15063}}
@end
@partial p15063
{{>p15064}}
@end
@partial p15064
{{>p15065}}
@end
@partial p15065
{{>p15066}}
@end
@partial p15066
{{>p15067}}
@end
@partial p15067
{{>p15068}}
@end
@partial p15068
{{>p15069}}
@end
@partial p15069
{{>p15070}}
@end
@partial p15070
{{>p15071}}
@end
@partial p15071
{{>p15072}}
@end
@partial p15072
{{>p15073}}
@end
@partial p15073
{{>p15074}}
@end
@partial p15074
{{>p15075}}
@end
@partial p15075
{{>p15076}}
@end
@partial p15076
{{>p15077}}
@end
@partial p15077
{{>p15078}}
@end
@partial p15078
{{>p15079}}
@end
@partial p15079
{{>p15080}}
@end
@partial p15080
{{>p15081}}
@end
@partial p15081
{{>p15082}}
@end
@partial p15082
{{>p15083}}
@end
@partial p15083
{{>p15084}}
@end
@partial p15084
{{>p15085}}
@end
@partial p15085
{{>p15086}}
@end
@partial p15086
{{>p15087}}
@end
@partial p15087
{{>p15088}}
@end
@partial p15088
{{>p15089}}
@end
@partial p15089
{{>p15090}}
@end
@partial p15090
{{>p15091}}
@end
@partial p15091
{{>p15092}}
@end
@partial p15092
{{>p15093}}
@end
@partial p15093
{{>p15094}}
@end
@partial p15094
{{>p15095}}
@end
@partial p15095
{{>p15096}}
@end
@partial p15096
{{>p15097}}
@end
@partial p15097
{{>p15098}}
@end
@partial p15098
{{>p15099}}
@end
@partial p15099
{{>p15100}}
@end
@partial p15100
{{>p15101}}
@end
@partial p15101
{{>p15102}}
@end
@partial p15102
{{>p15103}}
@end
@partial p15103
{{>p15104}}
@end
@partial p15104
{{>p15105}}
@end
@partial p15105
{{>p15106}}
@end
@partial p15106
{{>p15107}}
@end
@partial p15107
{{>p15108}}
@end
@partial p15108
{{>p15109}}
@end
@partial p15109
{{>p15110}}
@end
@partial p15110
{{>p15111}}
@end
@partial p15111
{{>p15112}}
@end
@partial p15112
{{>p15113}}
@end
@partial p15113
{{>p15114}}
@end
@partial p15114
{{>p15115}}
@end
@partial p15115
{{>p15116}}
@end
@partial p15116
{{>p15117}}
@end
@partial p15117
{{>p15118}}
@end
@partial p15118
{{>p15119}}
@end
@partial p15119
{{>p15120}}
@end
@partial p15120
{{>p15121}}
@end
@partial p15121
{{>p15122}}
@end
@partial p15122
{{>p15123}}
@end
@partial p15123
{{>p15124}}
@end
@partial p15124
{{>p15125}}
@end
@partial p15125
{{>p15126}}
@end
@partial p15126
{{>p15127}}
@end
@partial p15127
{{>p15128}}
@end
@partial p15128
{{>p15129}}
@end
@partial p15129
{{>p15130}}
@end
@partial p15130
{{>p15131}}
@end
@partial p15131
{{>p15132}}
@end
@partial p15132
{{>p15133}}
@end
@partial p15133
{{>p15134}}
@end
@partial p15134
{{>p15135}}
@end
@partial p15135
{{>p15136}}
@end
@partial p15136
{{>p15137}}
@end
@partial p15137
{{>p15138}}
@end
@partial p15138
{{>p15139}}
@end
@partial p15139
{{>p15140}}
@end
@partial p15140
{{>p15141}}
@end
@partial p15141
{{>p15142}}
@end
@partial p15142
{{>p15143}}
@end
@partial p15143
{{>p15144}}
@end
@partial p15144
{{>p15145}}
@end
@partial p15145
{{>p15146}}
@end
@partial p15146
{{>p15147}}
@end
@partial p15147
{{>p15148}}
@end
@partial p15148
{{>p15149}}
@end
@partial p15149
{{>p15150}}
@end
@partial p15150
{{>p15151}}
@end
@partial p15151
{{>p15152}}
@end
@partial p15152
{{>p15153}}
@end
@partial p15153
{{>p15154}}
@end
@partial p15154
{{>p15155}}
@end
@partial p15155
{{>p15156}}
@end
@partial p15156
{{>p15157}}
@end
@partial p15157
{{>p15158}}
@end
@partial p15158
{{>p15159}}
@end
@partial p15159
{{>p15160}}
@end
@partial p15160
{{>p15161}}
@end
@partial p15161
{{>p15162}}
@end
@partial p15162
{{>p15163}}
@end
@partial p15163
{{>p15164}}
@end
@partial p15164
{{>p15165}}
@end
@partial p15165
{{>p15166}}
@end
@partial p15166
{{>p15167}}
@end
@partial p15167
{{>p15168}}
@end
@partial p15168
{{>p15169}}
@end
@partial p15169
{{>p15170}}
@end
@partial p15170
{{>p15171}}
@end
@partial p15171
{{>p15172}}
@end
@partial p15172
{{>p15173}}
@end
@partial p15173
{{>p15174}}
@end
@partial p15174
{{>p15175}}
@end
@partial p15175
{{>p15176}}
@end
@partial p15176
{{>p15177}}
@end
@partial p15177
{{>p15178}}
@end
@partial p15178
{{>p15179}}
@end
@partial p15179
{{>p15180}}
@end
@partial p15180
{{>p15181}}
@end
@partial p15181
{{>p15182}}
@end
@partial p15182
{{>p15183}}
@end
@partial p15183
{{>p15184}}
@end
@partial p15184
{{>p15185}}
@end
@partial p15185
{{>p15186}}
@end
@partial p15186
{{>p15187}}
@end
@partial p15187
{{>p15188}}
@end
@partial p15188
{{>p15189}}
@end
@partial p15189
{{>p15190}}
@end
@partial p15190
{{>p15191}}
@end
@partial p15191
{{>p15192}}
@end
@partial p15192
{{>p15193}}
@end
@partial p15193
{{>p15194}}
@end
@partial p15194
{{>p15195}}
@end
@partial p15195
{{>p15196}}
@end
@partial p15196
{{>p15197}}
@end
@partial p15197
{{>p15198}}
@end
@partial p15198
{{>p15199}}
@end
@partial p15199
{{>p15200}}
@end
@partial p15200
{{>p15201}}
@end
@partial p15201
{{>p15202}}
@end
@partial p15202
{{>p15203}}
@end
@partial p15203
{{>p15204}}
@end
@partial p15204
{{>p15205}}
@end
@partial p15205
{{>p15206}}
@end
@partial p15206
{{>p15207}}
@end
@partial p15207
{{>p15208}}
@end
@partial p15208
{{>p15209}}
@end
@partial p15209
{{>p15210}}
@end
@partial p15210
{{>p15211}}
@end
@partial p15211
{{>p15212}}
@end
@partial p15212
{{>p15213}}
@end
@partial p15213
{{>p15214}}
@end
@partial p15214
{{>p15215}}
@end
@partial p15215
{{>p15216}}
@end
@partial p15216
{{>p15217}}
@end
@partial p15217
{{>p15218}}
@end
@partial p15218
{{>p15219}}
@end
@partial p15219
{{>p15220}}
@end
@partial p15220
{{>p15221}}
@end
@partial p15221
{{>p15222}}
@end
@partial p15222
{{>p15223}}
@end
@partial p15223
{{>p15224}}
@end
@partial p15224
{{>p15225}}
@end
@partial p15225
{{>p15226}}
@end
@partial p15226
{{>p15227}}
@end
@partial p15227
{{>p15228}}
@end
@partial p15228
{{>p15229}}
@end
@partial p15229
{{>p15230}}
@end
@partial p15230
{{>p15231}}
@end
@partial p15231
{{>p15232}}
@end
@partial p15232
{{>p15233}}
@end
@partial p15233
{{>p15234}}
@end
@partial p15234
{{>p15235}}
@end
@partial p15235
{{>p15236}}
@end
@partial p15236
{{>p15237}}
@end
@partial p15237
{{>p15238}}
@end
@partial p15238
{{>p15239}}
@end
@partial p15239
{{>p15240}}
@end
@partial p15240
{{>p15241}}
@end
@partial p15241
{{>p15242}}
@end
@partial p15242
{{>p15243}}
@end
@partial p15243
{{>p15244}}
@end
@partial p15244
{{>p15245}}
@end
@partial p15245
{{>p15246}}
@end
@partial p15246
{{>p15247}}
@end
@partial p15247
{{>p15248}}
@end
@partial p15248
{{>p15249}}
@end
@partial p15249
{{>p15250}}
@end
@partial p15250
{{>p15251}}
@end
@partial p15251
{{>p15252}}
@end
@partial p15252
{{>p15253}}
@end
@partial p15253
{{>p15254}}
@end
@partial p15254
{{>p15255}}
@end
@partial p15255
{{>p15256}}
@end
@partial p15256
{{>p15257}}
@end
@partial p15257
{{>p15258}}
@end
@partial p15258
{{>p15259}}
@end
@partial p15259
{{>p15260}}
@end
@partial p15260
{{>p15261}}
@end
@partial p15261
{{>p15262}}
@end
@partial p15262
{{>p15263}}
@end
@partial p15263
{{>p15264}}
@end
@partial p15264
{{>p15265}}
@end
@partial p15265
{{>p15266}}
@end
@partial p15266
{{>p15267}}
@end
@partial p15267
{{>p15268}}
@end
@partial p15268
{{>p15269}}
@end
@partial p15269
{{>p15270}}
@end
@partial p15270
{{>p15271}}
@end
@partial p15271
{{>p15272}}
@end
@partial p15272
{{>p15273}}
@end
@partial p15273
{{>p15274}}
@end
@partial p15274
{{>p15275}}
@end
@partial p15275
{{>p15276}}
@end
@partial p15276
{{>p15277}}
@end
@partial p15277
{{>p15278}}
@end
@partial p15278
{{>p15279}}
@end
@partial p15279
{{>p15280}}
@end
@partial p15280
{{>p15281}}
@end
@partial p15281
{{>p15282}}
@end
@partial p15282
{{>p15283}}
@end
@partial p15283
{{>p15284}}
@end
@partial p15284
{{>p15285}}
@end
@partial p15285
{{>p15286}}
@end
@partial p15286
{{>p15287}}
@end
@partial p15287
{{>p15288}}
@end
@partial p15288
{{>p15289}}
@end
@partial p15289
{{>p15290}}
@end
@partial p15290
{{>p15291}}
@end
@partial p15291
{{>p15292}}
@end
@partial p15292
{{>p15293}}
@end
@partial p15293
{{>p15294}}
@end
@partial p15294
{{>p15295}}
@end
@partial p15295
{{>p15296}}
@end
@partial p15296
{{>p15297}}
@end
@partial p15297
{{>p15298}}
@end
@partial p15298
{{>p15299}}
@end
@partial p15299
{{>p15300}}
@end
@partial p15300
{{>p15301}}
@end
@partial p15301
{{>p15302}}
@end
@partial p15302
{{>p15303}}
@end
@partial p15303
{{>p15304}}
@end
@partial p15304
{{>p15305}}
@end
@partial p15305
{{>p15306}}
@end
@partial p15306
{{>p15307}}
@end
@partial p15307
{{>p15308}}
@end
@partial p15308
{{>p15309}}
@end
@partial p15309
{{>p15310}}
@end
@partial p15310
{{>p15311}}
@end
@partial p15311
{{>p15312}}
@end
@partial p15312
{{>p15313}}
@end
@partial p15313
{{>p15314}}
@end
@partial p15314
{{>p15315}}
@end
@partial p15315
{{>p15316}}
@end
@partial p15316
{{>p15317}}
@end
@partial p15317
{{>p15318}}
@end
@partial p15318
{{>p15319}}
@end
@partial p15319
{{>p15320}}
@end
@partial p15320
{{>p15321}}
@end
@partial p15321
{{>p15322}}
@end
@partial p15322
{{>p15323}}
@end
@partial p15323
{{>p15324}}
@end
@partial p15324
{{>p15325}}
@end
@partial p15325
{{>p15326}}
@end
@partial p15326
{{>p15327}}
@end
@partial p15327
{{>p15328}}
@end
@partial p15328
{{>p15329}}
@end
@partial p15329
{{>p15330}}
@end
@partial p15330
{{>p15331}}
@end
@partial p15331
{{>p15332}}
@end
@partial p15332
{{>p15333}}
@end
@partial p15333
{{>p15334}}
@end
@partial p15334
{{>p15335}}
@end
@partial p15335
{{>p15336}}
@end
@partial p15336
{{>p15337}}
@end
@partial p15337
{{>p15338}}
@end
@partial p15338
{{>p15339}}
@end
@partial p15339
{{>p15340}}
@end
@partial p15340
{{>p15341}}
@end
@partial p15341
{{>p15342}}
@end
@partial p15342
{{>p15343}}
@end
@partial p15343
{{>p15344}}
@end
@partial p15344
{{>p15345}}
@end
@partial p15345
{{>p15346}}
@end
@partial p15346
{{>p15347}}
@end
@partial p15347
{{>p15348}}
@end
@partial p15348
{{>p15349}}
@end
@partial p15349
{{>p15350}}
@end
@partial p15350
{{>p15351}}
@end
@partial p15351
{{>p15352}}
@end
@partial p15352
{{>p15353}}
@end
@partial p15353
{{>p15354}}
@end
@partial p15354
{{>p15355}}
@end
@partial p15355
{{>p15356}}
@end
@partial p15356
{{>p15357}}
@end
@partial p15357
{{>p15358}}
@end
@partial p15358
{{>p15359}}
@end
@partial p15359
{{>p15360}}
@end
@partial p15360
{{>p15361}}
@end
@partial p15361
{{>p15362}}
@end
@partial p15362
{{>p15363}}
@end
@partial p15363
{{>p15364}}
@end
@partial p15364
{{>p15365}}
@end
@partial p15365
{{>p15366}}
@end
@partial p15366
{{>p15367}}
@end
@partial p15367
{{>p15368}}
@end
@partial p15368
{{>p15369}}
@end
@partial p15369
{{>p15370}}
@end
@partial p15370
{{>p15371}}
@end
@partial p15371
{{>p15372}}
@end
@partial p15372
{{>p15373}}
@end
@partial p15373
{{>p15374}}
@end
@partial p15374
{{>p15375}}
@end
@partial p15375
{{>p15376}}
@end
@partial p15376
{{>p15377}}
@end
@partial p15377
{{>p15378}}
@end
@partial p15378
{{>p15379}}
@end
@partial p15379
{{>p15380}}
@end
@partial p15380
{{>p15381}}
@end
@partial p15381
{{>p15382}}
@end
@partial p15382
{{>p15383}}
@end
@partial p15383
{{>p15384}}
@end
@partial p15384
{{>p15385}}
@end
@partial p15385
{{>p15386}}
@end
@partial p15386
{{>p15387}}
@end
@partial p15387
{{>p15388}}
@end
@partial p15388
{{>p15389}}
@end
@partial p15389
{{>p15390}}
@end
@partial p15390
{{>p15391}}
@end
@partial p15391
{{>p15392}}
@end
@partial p15392
{{>p15393}}
@end
@partial p15393
{{>p15394}}
@end
@partial p15394
{{>p15395}}
@end
@partial p15395
{{>p15396}}
@end
@partial p15396
{{>p15397}}
@end
@partial p15397
{{>p15398}}
@end
@partial p15398
{{>p15399}}
@end
@partial p15399
{{>p15400}}
@end
@partial p15400
{{>p15401}}
@end
@partial p15401
{{>p15402}}
@end
@partial p15402
{{>p15403}}
@end
@partial p15403
{{>p15404}}
@end
@partial p15404
{{>p15405}}
@end
@partial p15405
{{>p15406}}
@end
@partial p15406
{{>p15407}}
@end
@partial p15407
{{>p15408}}
@end
@partial p15408
{{>p15409}}
@end
@partial p15409
{{>p15410}}
@end
@partial p15410
{{>p15411}}
@end
@partial p15411
{{>p15412}}
@end
@partial p15412
{{>p15413}}
@end
@partial p15413
{{>p15414}}
@end
@partial p15414
{{>p15415}}
@end
@partial p15415
{{>p15416}}
@end
@partial p15416
{{>p15417}}
@end
@partial p15417
{{>p15418}}
@end
@partial p15418
{{>p15419}}
@end
@partial p15419
{{>p15420}}
@end
@partial p15420
{{>p15421}}
@end
@partial p15421
{{>p15422}}
@end
@partial p15422
{{>p15423}}
@end
@partial p15423
{{>p15424}}
@end
@partial p15424
{{>p15425}}
@end
@partial p15425
{{>p15426}}
@end
@partial p15426
{{>p15427}}
@end
@partial p15427
{{>p15428}}
@end
@partial p15428
{{>p15429}}
@end
@partial p15429
{{>p15430}}
@end
@partial p15430
{{>p15431}}
@end
@partial p15431
{{>p15432}}
@end
@partial p15432
{{>p15433}}
@end
@partial p15433
{{>p15434}}
@end
@partial p15434
{{>p15435}}
@end
@partial p15435
{{>p15436}}
@end
@partial p15436
{{>p15437}}
@end
@partial p15437
{{>p15438}}
@end
@partial p15438
{{>p15439}}
@end
@partial p15439
{{>p15440}}
@end
@partial p15440
{{>p15441}}
@end
@partial p15441
{{>p15442}}
@end
@partial p15442
{{>p15443}}
@end
@partial p15443
{{>p15444}}
@end
@partial p15444
{{>p15445}}
@end
@partial p15445
{{>p15446}}
@end
@partial p15446
{{>p15447}}
@end
@partial p15447
{{>p15448}}
@end
@partial p15448
{{>p15449}}
@end
@partial p15449
{{>p15450}}
@end
@partial p15450
{{>p15451}}
@end
@partial p15451
{{>p15452}}
@end
@partial p15452
{{>p15453}}
@end
@partial p15453
{{>p15454}}
@end
@partial p15454
{{>p15455}}
@end
@partial p15455
{{>p15456}}
@end
@partial p15456
{{>p15457}}
@end
@partial p15457
{{>p15458}}
@end
@partial p15458
{{>p15459}}
@end
@partial p15459
{{>p15460}}
@end
@partial p15460
{{>p15461}}
@end
@partial p15461
{{>p15462}}
@end
@partial p15462
{{>p15463}}
@end
@partial p15463
{{>p15464}}
@end
@partial p15464
{{>p15465}}
@end
@partial p15465
{{>p15466}}
@end
@partial p15466
{{>p15467}}
@end
@partial p15467
{{>p15468}}
@end
@partial p15468
{{>p15469}}
@end
@partial p15469
{{>p15470}}
@end
@partial p15470
{{>p15471}}
@end
@partial p15471
{{>p15472}}
@end
@partial p15472
{{>p15473}}
@end
@partial p15473
{{>p15474}}
@end
@partial p15474
{{>p15475}}
@end
@partial p15475
{{>p15476}}
@end
@partial p15476
{{>p15477}}
@end
@partial p15477
{{>p15478}}
@end
@partial p15478
{{>p15479}}
@end
@partial p15479
{{>p15480}}
@end
@partial p15480
{{>p15481}}
@end
@partial p15481
{{>p15482}}
@end
@partial p15482
{{>p15483}}
@end
@partial p15483
{{>p15484}}
@end
@partial p15484
{{>p15485}}
@end
@partial p15485
{{>p15486}}
@end
@partial p15486
{{>p15487}}
@end
@partial p15487
{{>p15488}}
@end
@partial p15488
{{>p15489}}
@end
@partial p15489
{{>p15490}}
@end
@partial p15490
{{>p15491}}
@end
@partial p15491
{{>p15492}}
@end
@partial p15492
{{>p15493}}
@end
@partial p15493
{{>p15494}}
@end
@partial p15494
{{>p15495}}
@end
@partial p15495
{{>p15496}}
@end
@partial p15496
{{>p15497}}
@end
@partial p15497
{{>p15498}}
@end
@partial p15498
{{>p15499}}
@end
@partial p15499
{{>p15500}}
@end
@partial p15500
{{>p15501}}
@end
@partial p15501
{{>p15502}}
@end
@partial p15502
{{>p15503}}
@end
@partial p15503
{{>p15504}}
@end
@partial p15504
{{>p15505}}
@end
@partial p15505
{{>p15506}}
@end
@partial p15506
{{>p15507}}
@end
@partial p15507
{{>p15508}}
@end
@partial p15508
{{>p15509}}
@end
@partial p15509
{{>p15510}}
@end
@partial p15510
{{>p15511}}
@end
@partial p15511
{{>p15512}}
@end
@partial p15512
{{>p15513}}
@end
@partial p15513
{{>p15514}}
@end
@partial p15514
{{>p15515}}
@end
@partial p15515
{{>p15516}}
@end
@partial p15516
{{>p15517}}
@end
@partial p15517
{{>p15518}}
@end
@partial p15518
{{>p15519}}
@end
@partial p15519
{{>p15520}}
@end
@partial p15520
{{>p15521}}
@end
@partial p15521
{{>p15522}}
@end
@partial p15522
{{>p15523}}
@end
@partial p15523
{{>p15524}}
@end
@partial p15524
{{>p15525}}
@end
@partial p15525
{{>p15526}}
@end
@partial p15526
{{>p15527}}
@end
@partial p15527
{{>p15528}}
@end
@partial p15528
{{>p15529}}
@end
@partial p15529
{{>p15530}}
@end
@partial p15530
{{>p15531}}
@end
@partial p15531
{{>p15532}}
@end
@partial p15532
{{>p15533}}
@end
@partial p15533
{{>p15534}}
@end
@partial p15534
{{>p15535}}
@end
@partial p15535
{{>p15536}}
@end
@partial p15536
{{>p15537}}
@end
@partial p15537
{{>p15538}}
@end
@partial p15538
{{>p15539}}
@end
@partial p15539
{{>p15540}}
@end
@partial p15540
{{>p15541}}
@end
@partial p15541
{{>p15542}}
@end
@partial p15542
{{>p15543}}
@end
@partial p15543
{{>p15544}}
@end
@partial p15544
{{>p15545}}
@end
@partial p15545
{{>p15546}}
@end
@partial p15546
{{>p15547}}
@end
@partial p15547
{{>p15548}}
@end
@partial p15548
{{>p15549}}
@end
@partial p15549
{{>p15550}}
@end
@partial p15550
{{>p15551}}
@end
@partial p15551
{{>p15552}}
@end
@partial p15552
{{>p15553}}
@end
@partial p15553
{{>p15554}}
@end
@partial p15554
{{>p15555}}
@end
@partial p15555
{{>p15556}}
@end
@partial p15556
{{>p15557}}
@end
@partial p15557
{{>p15558}}
@end
@partial p15558
{{>p15559}}
@end
@partial p15559
{{>p15560}}
@end
@partial p15560
{{>p15561}}
@end
@partial p15561
{{>p15562}}
@end
@partial p15562
{{>p15563}}
@end
@partial p15563
{{>p15564}}
@end
@partial p15564
{{>p15565}}
@end
@partial p15565
{{>p15566}}
@end
@partial p15566
{{>p15567}}
@end
@partial p15567
{{>p15568}}
@end
@partial p15568
{{>p15569}}
@end
@partial p15569
{{>p15570}}
@end
@partial p15570
{{>p15571}}
@end
@partial p15571
{{>p15572}}
@end
@partial p15572
{{>p15573}}
@end
@partial p15573
{{>p15574}}
@end
@partial p15574
{{>p15575}}
@end
@partial p15575
{{>p15576}}
@end
@partial p15576
{{>p15577}}
@end
@partial p15577
{{>p15578}}
@end
@partial p15578
{{>p15579}}
@end
@partial p15579
{{>p15580}}
@end
@partial p15580
{{>p15581}}
@end
@partial p15581
{{>p15582}}
@end
@partial p15582
{{>p15583}}
@end
@partial p15583
{{>p15584}}
@end
@partial p15584
{{>p15585}}
@end
@partial p15585
{{>p15586}}
@end
@partial p15586
{{>p15587}}
@end
@partial p15587
{{>p15588}}
@end
@partial p15588
{{>p15589}}
@end
@partial p15589
{{>p15590}}
@end
@partial p15590
{{>p15591}}
@end
@partial p15591
{{>p15592}}
@end
@partial p15592
{{>p15593}}
@end
@partial p15593
{{>p15594}}
@end
@partial p15594
{{>p15595}}
@end
@partial p15595
{{>p15596}}
@end
@partial p15596
{{>p15597}}
@end
@partial p15597
{{>p15598}}
@end
@partial p15598
{{>p15599}}
@end
@partial p15599
{{>p15600}}
@end
@partial p15600
{{>p15601}}
@end
@partial p15601
{{>p15602}}
@end
@partial p15602
{{>p15603}}
@end
@partial p15603
{{>p15604}}
@end
@partial p15604
{{>p15605}}
@end
@partial p15605
{{>p15606}}
@end
@partial p15606
{{>p15607}}
@end
@partial p15607
{{>p15608}}
@end
@partial p15608
{{>p15609}}
@end
@partial p15609
{{>p15610}}
@end
@partial p15610
{{>p15611}}
@end
@partial p15611
{{>p15612}}
@end
@partial p15612
{{>p15613}}
@end
@partial p15613
{{>p15614}}
@end
@partial p15614
{{>p15615}}
@end
@partial p15615
{{>p15616}}
@end
@partial p15616
{{>p15617}}
@end
@partial p15617
{{>p15618}}
@end
@partial p15618
{{>p15619}}
@end
@partial p15619
{{>p15620}}
@end
@partial p15620
{{>p15621}}
@end
@partial p15621
{{>p15622}}
@end
@partial p15622
{{>p15623}}
@end
@partial p15623
{{>p15624}}
@end
@partial p15624
{{>p15625}}
@end
@partial p15625
{{>p15626}}
@end
@partial p15626
{{>p15627}}
@end
@partial p15627
{{>p15628}}
@end
@partial p15628
{{>p15629}}
@end
@partial p15629
{{>p15630}}
@end
@partial p15630
{{>p15631}}
@end
@partial p15631
{{>p15632}}
@end
@partial p15632
{{>p15633}}
@end
@partial p15633
{{>p15634}}
@end
@partial p15634
{{>p15635}}
@end
@partial p15635
{{>p15636}}
@end
@partial p15636
{{>p15637}}
@end
@partial p15637
{{>p15638}}
@end
@partial p15638
{{>p15639}}
@end
@partial p15639
{{>p15640}}
@end
@partial p15640
{{>p15641}}
@end
@partial p15641
{{>p15642}}
@end
@partial p15642
{{>p15643}}
@end
@partial p15643
{{>p15644}}
@end
@partial p15644
{{>p15645}}
@end
@partial p15645
{{>p15646}}
@end
@partial p15646
{{>p15647}}
@end
@partial p15647
{{>p15648}}
@end
@partial p15648
{{>p15649}}
@end
@partial p15649
{{>p15650}}
@end
@partial p15650
{{>p15651}}
@end
@partial p15651
{{>p15652}}
@end
@partial p15652
{{>p15653}}
@end
@partial p15653
{{>p15654}}
@end
@partial p15654
{{>p15655}}
@end
@partial p15655
{{>p15656}}
@end
@partial p15656
{{>p15657}}
@end
@partial p15657
{{>p15658}}
@end
@partial p15658
{{>p15659}}
@end
@partial p15659
{{>p15660}}
@end
@partial p15660
{{>p15661}}
@end
@partial p15661
{{>p15662}}
@end
@partial p15662
{{>p15663}}
@end
@partial p15663
{{>p15664}}
@end
@partial p15664
{{>p15665}}
@end
@partial p15665
{{>p15666}}
@end
@partial p15666
{{>p15667}}
@end
@partial p15667
{{>p15668}}
@end
@partial p15668
{{>p15669}}
@end
@partial p15669
{{>p15670}}
@end
@partial p15670
{{>p15671}}
@end
@partial p15671
{{>p15672}}
@end
@partial p15672
{{>p15673}}
@end
@partial p15673
{{>p15674}}
@end
@partial p15674
{{>p15675}}
@end
@partial p15675
{{>p15676}}
@end
@partial p15676
{{>p15677}}
@end
@partial p15677
{{>p15678}}
@end
@partial p15678
{{>p15679}}
@end
@partial p15679
{{>p15680}}
@end
@partial p15680
{{>p15681}}
@end
@partial p15681
{{>p15682}}
@end
@partial p15682
{{>p15683}}
@end
@partial p15683
{{>p15684}}
@end
@partial p15684
{{>p15685}}
@end
@partial p15685
{{>p15686}}
@end
@partial p15686
{{>p15687}}
@end
@partial p15687
{{>p15688}}
@end
@partial p15688
{{>p15689}}
@end
@partial p15689
{{>p15690}}
@end
@partial p15690
{{>p15691}}
@end
@partial p15691
{{>p15692}}
@end
@partial p15692
{{>p15693}}
@end
@partial p15693
{{>p15694}}
@end
@partial p15694
{{>p15695}}
@end
@partial p15695
{{>p15696}}
@end
@partial p15696
{{>p15697}}
@end
@partial p15697
{{>p15698}}
@end
@partial p15698
{{>p15699}}
@end
@partial p15699
{{>p15700}}
@end
@partial p15700
{{>p15701}}
@end
@partial p15701
{{>p15702}}
@end
@partial p15702
{{>p15703}}
@end
@partial p15703
{{>p15704}}
@end
@partial p15704
{{>p15705}}
@end
@partial p15705
{{>p15706}}
@end
@partial p15706
{{>p15707}}
@end
@partial p15707
{{>p15708}}
@end
@partial p15708
{{>p15709}}
@end
@partial p15709
{{>p15710}}
@end
@partial p15710
{{>p15711}}
@end
@partial p15711
{{>p15712}}
@end
@partial p15712
{{>p15713}}
@end
@partial p15713
{{>p15714}}
@end
@partial p15714
{{>p15715}}
@end
@partial p15715
{{>p15716}}
@end
@partial p15716
{{>p15717}}
@end
@partial p15717
{{>p15718}}
@end
@partial p15718
{{>p15719}}
@end
@partial p15719
{{>p15720}}
@end
@partial p15720
{{>p15721}}
@end
@partial p15721
{{>p15722}}
@end
@partial p15722
{{>p15723}}
@end
@partial p15723
{{>p15724}}
@end
@partial p15724
{{>p15725}}
@end
@partial p15725
{{>p15726}}
@end
@partial p15726
{{>p15727}}
@end
@partial p15727
{{>p15728}}
@end
@partial p15728
{{>p15729}}
@end
@partial p15729
{{>p15730}}
@end
@partial p15730
{{>p15731}}
@end
@partial p15731
{{>p15732}}
@end
@partial p15732
{{>p15733}}
@end
@partial p15733
{{>p15734}}
@end
@partial p15734
{{>p15735}}
@end
@partial p15735
{{>p15736}}
@end
@partial p15736
{{>p15737}}
@end
@partial p15737
{{>p15738}}
@end
@partial p15738
{{>p15739}}
@end
@partial p15739
{{>p15740}}
@end
@partial p15740
{{>p15741}}
@end
@partial p15741
{{>p15742}}
@end
@partial p15742
{{>p15743}}
@end
@partial p15743
{{>p15744}}
@end
@partial p15744
{{>p15745}}
@end
@partial p15745
{{>p15746}}
@end
@partial p15746
{{>p15747}}
@end
@partial p15747
{{>p15748}}
@end
@partial p15748
{{>p15749}}
@end
@partial p15749
{{>p15750}}
@end
@partial p15750
{{>p15751}}
@end
@partial p15751
{{>p15752}}
@end
@partial p15752
{{>p15753}}
@end
@partial p15753
{{>p15754}}
@end
@partial p15754
{{>p15755}}
@end
@partial p15755
{{>p15756}}
@end
@partial p15756
{{>p15757}}
@end
@partial p15757
{{>p15758}}
@end
@partial p15758
{{>p15759}}
@end
@partial p15759
{{>p15760}}
@end
@partial p15760
{{>p15761}}
@end
@partial p15761
{{>p15762}}
@end
@partial p15762
{{>p15763}}
@end
@partial p15763
{{>p15764}}
@end
@partial p15764
{{>p15765}}
@end
@partial p15765
{{>p15766}}
@end
@partial p15766
{{>p15767}}
@end
@partial p15767
{{>p15768}}
@end
@partial p15768
{{>p15769}}
@end
@partial p15769
{{>p15770}}
@end
@partial p15770
{{>p15771}}
@end
@partial p15771
{{>p15772}}
@end
@partial p15772
{{>p15773}}
@end
@partial p15773
{{>p15774}}
@end
@partial p15774
{{>p15775}}
@end
@partial p15775
{{>p15776}}
@end
@partial p15776
{{>p15777}}
@end
@partial p15777
{{>p15778}}
@end
@partial p15778
{{>p15779}}
@end
@partial p15779
{{>p15780}}
@end
@partial p15780
{{>p15781}}
@end
@partial p15781
{{>p15782}}
@end
@partial p15782
{{>p15783}}
@end
@partial p15783
{{>p15784}}
@end
@partial p15784
{{>p15785}}
@end
@partial p15785
{{>p15786}}
@end
@partial p15786
{{>p15787}}
@end
@partial p15787
{{>p15788}}
@end
@partial p15788
{{>p15789}}
@end
@partial p15789
{{>p15790}}
@end
@partial p15790
{{>p15791}}
@end
@partial p15791
{{>p15792}}
@end
@partial p15792
{{>p15793}}
@end
@partial p15793
{{>p15794}}
@end
@partial p15794
{{>p15795}}
@end
@partial p15795
{{>p15796}}
@end
@partial p15796
{{>p15797}}
@end
@partial p15797
{{>p15798}}
@end
@partial p15798
{{>p15799}}
@end
@partial p15799
{{>p15800}}
@end
@partial p15800
{{>p15801}}
@end
@partial p15801
{{>p15802}}
@end
@partial p15802
{{>p15803}}
@end
@partial p15803
{{>p15804}}
@end
@partial p15804
{{>p15805}}
@end
@partial p15805
{{>p15806}}
@end
@partial p15806
{{>p15807}}
@end
@partial p15807
{{>p15808}}
@end
@partial p15808
{{>p15809}}
@end
@partial p15809
{{>p15810}}
@end
@partial p15810
{{>p15811}}
@end
@partial p15811
{{>p15812}}
@end
@partial p15812
{{>p15813}}
@end
@partial p15813
{{>p15814}}
@end
@partial p15814
{{>p15815}}
@end
@partial p15815
{{>p15816}}
@end
@partial p15816
{{>p15817}}
@end
@partial p15817
{{>p15818}}
@end
@partial p15818
{{>p15819}}
@end
@partial p15819
{{>p15820}}
@end
@partial p15820
{{>p15821}}
@end
@partial p15821
{{>p15822}}
@end
@partial p15822
{{>p15823}}
@end
@partial p15823
{{>p15824}}
@end
@partial p15824
{{>p15825}}
@end
@partial p15825
{{>p15826}}
@end
@partial p15826
{{>p15827}}
@end
@partial p15827
{{>p15828}}
@end
@partial p15828
{{>p15829}}
@end
@partial p15829
{{>p15830}}
@end
@partial p15830
{{>p15831}}
@end
@partial p15831
{{>p15832}}
@end
@partial p15832
{{>p15833}}
@end
@partial p15833
{{>p15834}}
@end
@partial p15834
{{>p15835}}
@end
@partial p15835
{{>p15836}}
@end
@partial p15836
{{>p15837}}
@end
@partial p15837
{{>p15838}}
@end
@partial p15838
{{>p15839}}
@end
@partial p15839
{{>p15840}}
@end
@partial p15840
{{>p15841}}
@end
@partial p15841
{{>p15842}}
@end
@partial p15842
{{>p15843}}
@end
@partial p15843
{{>p15844}}
@end
@partial p15844
{{>p15845}}
@end
@partial p15845
{{>p15846}}
@end
@partial p15846
{{>p15847}}
@end
@partial p15847
{{>p15848}}
@end
@partial p15848
{{>p15849}}
@end
@partial p15849
{{>p15850}}
@end
@partial p15850
{{>p15851}}
@end
@partial p15851
{{>p15852}}
@end
@partial p15852
{{>p15853}}
@end
@partial p15853
{{>p15854}}
@end
@partial p15854
{{>p15855}}
@end
@partial p15855
{{>p15856}}
@end
@partial p15856
{{>p15857}}
@end
@partial p15857
{{>p15858}}
@end
@partial p15858
{{>p15859}}
@end
@partial p15859
{{>p15860}}
@end
@partial p15860
{{>p15861}}
@end
@partial p15861
{{>p15862}}
@end
@partial p15862
{{>p15863}}
@end
@partial p15863
{{>p15864}}
@end
@partial p15864
{{>p15865}}
@end
@partial p15865
{{>p15866}}
@end
@partial p15866
{{>p15867}}
@end
@partial p15867
{{>p15868}}
@end
@partial p15868
{{>p15869}}
@end
@partial p15869
{{>p15870}}
@end
@partial p15870
{{>p15871}}
@end
@partial p15871
{{>p15872}}
@end
@partial p15872
{{>p15873}}
@end
@partial p15873
{{>p15874}}
@end
@partial p15874
{{>p15875}}
@end
@partial p15875
{{>p15876}}
@end
@partial p15876
{{>p15877}}
@end
@partial p15877
{{>p15878}}
@end
@partial p15878
{{>p15879}}
@end
@partial p15879
{{>p15880}}
@end
@partial p15880
{{>p15881}}
@end
@partial p15881
{{>p15882}}
@end
@partial p15882
{{>p15883}}
@end
@partial p15883
{{>p15884}}
@end
@partial p15884
{{>p15885}}
@end
@partial p15885
{{>p15886}}
@end
@partial p15886
{{>p15887}}
@end
@partial p15887
{{>p15888}}
@end
@partial p15888
{{>p15889}}
@end
@partial p15889
{{>p15890}}
@end
@partial p15890
{{>p15891}}
@end
@partial p15891
{{>p15892}}
@end
@partial p15892
{{>p15893}}
@end
@partial p15893
{{>p15894}}
@end
@partial p15894
{{>p15895}}
@end
@partial p15895
{{>p15896}}
@end
@partial p15896
{{>p15897}}
@end
@partial p15897
{{>p15898}}
@end
@partial p15898
{{>p15899}}
@end
@partial p15899
{{>p15900}}
@end
@partial p15900
{{>p15901}}
@end
@partial p15901
{{>p15902}}
@end
@partial p15902
{{>p15903}}
@end
@partial p15903
{{>p15904}}
@end
@partial p15904
{{>p15905}}
@end
@partial p15905
{{>p15906}}
@end
@partial p15906
{{>p15907}}
@end
@partial p15907
{{>p15908}}
@end
@partial p15908
{{>p15909}}
@end
@partial p15909
{{>p15910}}
@end
@partial p15910
{{>p15911}}
@end
@partial p15911
{{>p15912}}
@end
@partial p15912
{{>p15913}}
@end
@partial p15913
{{>p15914}}
@end
@partial p15914
{{>p15915}}
@end
@partial p15915
{{>p15916}}
@end
@partial p15916
{{>p15917}}
@end
@partial p15917
{{>p15918}}
@end
@partial p15918
{{>p15919}}
@end
@partial p15919
{{>p15920}}
@end
@partial p15920
{{>p15921}}
@end
@partial p15921
{{>p15922}}
@end
@partial p15922
{{>p15923}}
@end
@partial p15923
{{>p15924}}
@end
@partial p15924
{{>p15925}}
@end
@partial p15925
{{>p15926}}
@end
@partial p15926
{{>p15927}}
@end
@partial p15927
{{>p15928}}
@end
@partial p15928
{{>p15929}}
@end
@partial p15929
{{>p15930}}
@end
@partial p15930
{{>p15931}}
@end
@partial p15931
{{>p15932}}
@end
@partial p15932
{{>p15933}}
@end
@partial p15933
{{>p15934}}
@end
@partial p15934
{{>p15935}}
@end
@partial p15935
{{>p15936}}
@end
@partial p15936
{{>p15937}}
@end
@partial p15937
{{>p15938}}
@end
@partial p15938
{{>p15939}}
@end
@partial p15939
{{>p15940}}
@end
@partial p15940
{{>p15941}}
@end
@partial p15941
{{>p15942}}
@end
@partial p15942
{{>p15943}}
@end
@partial p15943
{{>p15944}}
@end
@partial p15944
{{>p15945}}
@end
@partial p15945
{{>p15946}}
@end
@partial p15946
{{>p15947}}
@end
@partial p15947
{{>p15948}}
@end
@partial p15948
{{>p15949}}
@end
@partial p15949
{{>p15950}}
@end
@partial p15950
{{>p15951}}
@end
@partial p15951
{{>p15952}}
@end
@partial p15952
{{>p15953}}
@end
@partial p15953
{{>p15954}}
@end
@partial p15954
{{>p15955}}
@end
@partial p15955
{{>p15956}}
@end
@partial p15956
{{>p15957}}
@end
@partial p15957
{{>p15958}}
@end
@partial p15958
{{>p15959}}
@end
@partial p15959
{{>p15960}}
@end
@partial p15960
{{>p15961}}
@end
@partial p15961
{{>p15962}}
@end
@partial p15962
{{>p15963}}
@end
@partial p15963
{{>p15964}}
@end
@partial p15964
{{>p15965}}
@end
@partial p15965
{{>p15966}}
@end
@partial p15966
{{>p15967}}
@end
@partial p15967
{{>p15968}}
@end
@partial p15968
{{>p15969}}
@end
@partial p15969
{{>p15970}}
@end
@partial p15970
{{>p15971}}
@end
@partial p15971
{{>p15972}}
@end
@partial p15972
{{>p15973}}
@end
@partial p15973
{{>p15974}}
@end
@partial p15974
{{>p15975}}
@end
@partial p15975
{{>p15976}}
@end
@partial p15976
{{>p15977}}
@end
@partial p15977
{{>p15978}}
@end
@partial p15978
{{>p15979}}
@end
@partial p15979
{{>p15980}}
@end
@partial p15980
{{>p15981}}
@end
@partial p15981
{{>p15982}}
@end
@partial p15982
{{>p15983}}
@end
@partial p15983
{{>p15984}}
@end
@partial p15984
{{>p15985}}
@end
@partial p15985
{{>p15986}}
@end
@partial p15986
{{>p15987}}
@end
@partial p15987
{{>p15988}}
@end
@partial p15988
{{>p15989}}
@end
@partial p15989
{{>p15990}}
@end
@partial p15990
{{>p15991}}
@end
@partial p15991
{{>p15992}}
@end
@partial p15992
{{>p15993}}
@end
@partial p15993
{{>p15994}}
@end
@partial p15994
{{>p15995}}
@end
@partial p15995
{{>p15996}}
@end
@partial p15996
{{>p15997}}
@end
@partial p15997
{{>p15998}}
@end
@partial p15998
{{>p15999}}
@end
@partial p15999
{{>p16000}}
@end
@partial p16000
{{>p16001}}
@end
@partial p16001
{{>p16002}}
@end
@partial p16002
{{>p16003}}
@end
@partial p16003
{{>p16004}}
@end
@partial p16004
{{>p16005}}
@end
@partial p16005
{{>p16006}}
@end
@partial p16006
{{>p16007}}
@end
@partial p16007
{{>p16008}}
@end
@partial p16008
{{>p16009}}
@end
@partial p16009
{{>p16010}}
@end
@partial p16010
{{>p16011}}
@end
@partial p16011
{{>p16012}}
@end
@partial p16012
{{>p16013}}
@end
@partial p16013
{{>p16014}}
@end
@partial p16014
{{>p16015}}
@end
@partial p16015
{{>p16016}}
@end
@partial p16016
{{>p16017}}
@end
@partial p16017
{{>p16018}}
@end
@partial p16018
{{>p16019}}
@end
@partial p16019
{{>p16020}}
@end
@partial p16020
{{>p16021}}
@end
@partial p16021
{{>p16022}}
@end
@partial p16022
{{>p16023}}
@end
@partial p16023
{{>p16024}}
@end
@partial p16024
{{>p16025}}
@end
@partial p16025
{{>p16026}}
@end
@partial p16026
{{>p16027}}
@end
@partial p16027
{{>p16028}}
@end
@partial p16028
{{>p16029}}
@end
@partial p16029
{{>p16030}}
@end
@partial p16030
{{>p16031}}
@end
@partial p16031
{{>p16032}}
@end
@partial p16032
{{>p16033}}
@end
@partial p16033
{{>p16034}}
@end
@partial p16034
{{>p16035}}
@end
@partial p16035
{{>p16036}}
@end
@partial p16036
{{>p16037}}
@end
@partial p16037
{{>p16038}}
@end
@partial p16038
{{>p16039}}
@end
@partial p16039
{{>p16040}}
@end
@partial p16040
{{>p16041}}
@end
@partial p16041
{{>p16042}}
@end
@partial p16042
{{>p16043}}
@end
@partial p16043
{{>p16044}}
@end
@partial p16044
{{>p16045}}
@end
@partial p16045
{{>p16046}}
@end
@partial p16046
{{>p16047}}
@end
@partial p16047
{{>p16048}}
@end
@partial p16048
{{>p16049}}
@end
@partial p16049
{{>p16050}}
@end
@partial p16050
{{>p16051}}
@end
@partial p16051
{{>p16052}}
@end
@partial p16052
{{>p16053}}
@end
@partial p16053
{{>p16054}}
@end
@partial p16054
{{>p16055}}
@end
@partial p16055
{{>p16056}}
@end
@partial p16056
{{>p16057}}
@end
@partial p16057
{{>p16058}}
@end
@partial p16058
{{>p16059}}
@end
@partial p16059
{{>p16060}}
@end
@partial p16060
{{>p16061}}
@end
@partial p16061
{{>p16062}}
@end
@partial p16062
{{>p16063}}
@end
@partial p16063
{{>p16064}}
@end
@partial p16064
{{>p16065}}
@end
@partial p16065
{{>p16066}}
@end
@partial p16066
{{>p16067}}
@end
@partial p16067
{{>p16068}}
@end
@partial p16068
{{>p16069}}
@end
@partial p16069
{{>p16070}}
@end
@partial p16070
{{>p16071}}
@end
@partial p16071
{{>p16072}}
@end
@partial p16072
{{>p16073}}
@end
@partial p16073
{{>p16074}}
@end
@partial p16074
{{>p16075}}
@end
@partial p16075
{{>p16076}}
@end
@partial p16076
{{>p16077}}
@end
@partial p16077
{{>p16078}}
@end
@partial p16078
{{>p16079}}
@end
@partial p16079
{{>p16080}}
@end
@partial p16080
{{>p16081}}
@end
@partial p16081
{{>p16082}}
@end
@partial p16082
{{>p16083}}
@end
@partial p16083
{{>p16084}}
@end
@partial p16084
{{>p16085}}
@end
@partial p16085
{{>p16086}}
@end
@partial p16086
{{>p16087}}
@end
@partial p16087
{{>p16088}}
@end
@partial p16088
{{>p16089}}
@end
@partial p16089
{{>p16090}}
@end
@partial p16090
{{>p16091}}
@end
@partial p16091
{{>p16092}}
@end
@partial p16092
{{>p16093}}
@end
@partial p16093
{{>p16094}}
@end
@partial p16094
{{>p16095}}
@end
@partial p16095
{{>p16096}}
@end
@partial p16096
{{>p16097}}
@end
@partial p16097
{{>p16098}}
@end
@partial p16098
{{>p16099}}
@end
@partial p16099
{{>p16100}}
@end
@partial p16100
{{>p16101}}
@end
@partial p16101
{{>p16102}}
@end
@partial p16102
{{>p16103}}
@end
@partial p16103
{{>p16104}}
@end
@partial p16104
{{>p16105}}
@end
@partial p16105
{{>p16106}}
@end
@partial p16106
{{>p16107}}
@end
@partial p16107
{{>p16108}}
@end
@partial p16108
{{>p16109}}
@end
@partial p16109
{{>p16110}}
@end
@partial p16110
{{>p16111}}
@end
@partial p16111
{{>p16112}}
@end
@partial p16112
{{>p16113}}
@end
@partial p16113
{{>p16114}}
@end
@partial p16114
{{>p16115}}
@end
@partial p16115
{{>p16116}}
@end
@partial p16116
{{>p16117}}
@end
@partial p16117
{{>p16118}}
@end
@partial p16118
{{>p16119}}
@end
@partial p16119
{{>p16120}}
@end
@partial p16120
{{>p16121}}
@end
@partial p16121
{{>p16122}}
@end
@partial p16122
{{>p16123}}
@end
@partial p16123
{{>p16124}}
@end
@partial p16124
{{>p16125}}
@end
@partial p16125
{{>p16126}}
@end
@partial p16126
{{>p16127}}
@end
@partial p16127
{{>p16128}}
@end
@partial p16128
{{>p16129}}
@end
@partial p16129
{{>p16130}}
@end
@partial p16130
{{>p16131}}
@end
@partial p16131
{{>p16132}}
@end
@partial p16132
{{>p16133}}
@end
@partial p16133
{{>p16134}}
@end
@partial p16134
{{>p16135}}
@end
@partial p16135
{{>p16136}}
@end
@partial p16136
{{>p16137}}
@end
@partial p16137
{{>p16138}}
@end
@partial p16138
{{>p16139}}
@end
@partial p16139
{{>p16140}}
@end
@partial p16140
{{>p16141}}
@end
@partial p16141
{{>p16142}}
@end
@partial p16142
{{>p16143}}
@end
@partial p16143
{{>p16144}}
@end
@partial p16144
{{>p16145}}
@end
@partial p16145
{{>p16146}}
@end
@partial p16146
{{>p16147}}
@end
@partial p16147
{{>p16148}}
@end
@partial p16148
{{>p16149}}
@end
@partial p16149
{{>p16150}}
@end
@partial p16150
{{>p16151}}
@end
@partial p16151
{{>p16152}}
@end
@partial p16152
{{>p16153}}
@end
@partial p16153
{{>p16154}}
@end
@partial p16154
{{>p16155}}
@end
@partial p16155
{{>p16156}}
@end
@partial p16156
{{>p16157}}
@end
@partial p16157
{{>p16158}}
@end
@partial p16158
{{>p16159}}
@end
@partial p16159
{{>p16160}}
@end
@partial p16160
{{>p16161}}
@end
@partial p16161
{{>p16162}}
@end
@partial p16162
{{>p16163}}
@end
@partial p16163
{{>p16164}}
@end
@partial p16164
{{>p16165}}
@end
@partial p16165
{{>p16166}}
@end
@partial p16166
{{>p16167}}
@end
@partial p16167
{{>p16168}}
@end
@partial p16168
{{>p16169}}
@end
@partial p16169
{{>p16170}}
@end
@partial p16170
{{>p16171}}
@end
@partial p16171
{{>p16172}}
@end
@partial p16172
{{>p16173}}
@end
@partial p16173
{{>p16174}}
@end
@partial p16174
{{>p16175}}
@end
@partial p16175
{{>p16176}}
@end
@partial p16176
{{>p16177}}
@end
@partial p16177
{{>p16178}}
@end
@partial p16178
{{>p16179}}
@end
@partial p16179
{{>p16180}}
@end
@partial p16180
{{>p16181}}
@end
@partial p16181
{{>p16182}}
@end
@partial p16182
{{>p16183}}
@end
@partial p16183
{{>p16184}}
@end
@partial p16184
{{>p16185}}
@end
@partial p16185
{{>p16186}}
@end
@partial p16186
{{>p16187}}
@end
@partial p16187
{{>p16188}}
@end
@partial p16188
{{>p16189}}
@end
@partial p16189
{{>p16190}}
@end
@partial p16190
{{>p16191}}
@end
@partial p16191
{{>p16192}}
@end
@partial p16192
{{>p16193}}
@end
@partial p16193
{{>p16194}}
@end
@partial p16194
{{>p16195}}
@end
@partial p16195
{{>p16196}}
@end
@partial p16196
{{>p16197}}
@end
@partial p16197
{{>p16198}}
@end
@partial p16198
{{>p16199}}
@end
@partial p16199
{{>p16200}}
@end
@partial p16200
{{>p16201}}
@end
@partial p16201
{{>p16202}}
@end
@partial p16202
{{>p16203}}
@end
@partial p16203
{{>p16204}}
@end
@partial p16204
{{>p16205}}
@end
@partial p16205
{{>p16206}}
@end
@partial p16206
{{>p16207}}
@end
@partial p16207
{{>p16208}}
@end
@partial p16208
{{>p16209}}
@end
@partial p16209
{{>p16210}}
@end
@partial p16210
{{>p16211}}
@end
@partial p16211
{{>p16212}}
@end
@partial p16212
{{>p16213}}
@end
@partial p16213
{{>p16214}}
@end
@partial p16214
{{>p16215}}
@end
@partial p16215
{{>p16216}}
@end
@partial p16216
{{>p16217}}
@end
@partial p16217
{{>p16218}}
@end
@partial p16218
{{>p16219}}
@end
@partial p16219
{{>p16220}}
@end
@partial p16220
{{>p16221}}
@end
@partial p16221
{{>p16222}}
@end
@partial p16222
{{>p16223}}
@end
@partial p16223
{{>p16224}}
@end
@partial p16224
{{>p16225}}
@end
@partial p16225
{{>p16226}}
@end
@partial p16226
{{>p16227}}
@end
@partial p16227
{{>p16228}}
@end
@partial p16228
{{>p16229}}
@end
@partial p16229
{{>p16230}}
@end
@partial p16230
{{>p16231}}
@end
@partial p16231
{{>p16232}}
@end
@partial p16232
{{>p16233}}
@end
@partial p16233
{{>p16234}}
@end
@partial p16234
{{>p16235}}
@end
@partial p16235
{{>p16236}}
@end
@partial p16236
{{>p16237}}
@end
@partial p16237
{{>p16238}}
@end
@partial p16238
{{>p16239}}
@end
@partial p16239
{{>p16240}}
@end
@partial p16240
{{>p16241}}
@end
@partial p16241
{{>p16242}}
@end
@partial p16242
{{>p16243}}
@end
@partial p16243
{{>p16244}}
@end
@partial p16244
{{>p16245}}
@end
@partial p16245
{{>p16246}}
@end
@partial p16246
{{>p16247}}
@end
@partial p16247
{{>p16248}}
@end
@partial p16248
{{>p16249}}
@end
@partial p16249
{{>p16250}}
@end
@partial p16250
{{>p16251}}
@end
@partial p16251
{{>p16252}}
@end
@partial p16252
{{>p16253}}
@end
@partial p16253
{{>p16254}}
@end
@partial p16254
{{>p16255}}
@end
@partial p16255
{{>p16256}}
@end
@partial p16256
{{>p16257}}
@end
@partial p16257
{{>p16258}}
@end
@partial p16258
{{>p16259}}
@end
@partial p16259
{{>p16260}}
@end
@partial p16260
{{>p16261}}
@end
@partial p16261
{{>p16262}}
@end
@partial p16262
{{>p16263}}
@end
@partial p16263
{{>p16264}}
@end
@partial p16264
{{>p16265}}
@end
@partial p16265
{{>p16266}}
@end
@partial p16266
{{>p16267}}
@end
@partial p16267
{{>p16268}}
@end
@partial p16268
{{>p16269}}
@end
@partial p16269
{{>p16270}}
@end
@partial p16270
{{>p16271}}
@end
@partial p16271
{{>p16272}}
@end
@partial p16272
{{>p16273}}
@end
@partial p16273
{{>p16274}}
@end
@partial p16274
{{>p16275}}
@end
@partial p16275
{{>p16276}}
@end
@partial p16276
{{>p16277}}
@end
@partial p16277
{{>p16278}}
@end
@partial p16278
{{>p16279}}
@end
@partial p16279
{{>p16280}}
@end
@partial p16280
{{>p16281}}
@end
@partial p16281
{{>p16282}}
@end
@partial p16282
{{>p16283}}
@end
@partial p16283
{{>p16284}}
@end
@partial p16284
{{>p16285}}
@end
@partial p16285
{{>p16286}}
@end
@partial p16286
{{>p16287}}
@end
@partial p16287
{{>p16288}}
@end
@partial p16288
{{>p16289}}
@end
@partial p16289
{{>p16290}}
@end
@partial p16290
{{>p16291}}
@end
@partial p16291
{{>p16292}}
@end
@partial p16292
{{>p16293}}
@end
@partial p16293
{{>p16294}}
@end
@partial p16294
{{>p16295}}
@end
@partial p16295
{{>p16296}}
@end
@partial p16296
{{>p16297}}
@end
@partial p16297
{{>p16298}}
@end
@partial p16298
{{>p16299}}
@end
@partial p16299
{{>p16300}}
@end
@partial p16300
{{>p16301}}
@end
@partial p16301
{{>p16302}}
@end
@partial p16302
{{>p16303}}
@end
@partial p16303
{{>p16304}}
@end
@partial p16304
{{>p16305}}
@end
@partial p16305
{{>p16306}}
@end
@partial p16306
{{>p16307}}
@end
@partial p16307
{{>p16308}}
@end
@partial p16308
{{>p16309}}
@end
@partial p16309
{{>p16310}}
@end
@partial p16310
{{>p16311}}
@end
@partial p16311
{{>p16312}}
@end
@partial p16312
{{>p16313}}
@end
@partial p16313
{{>p16314}}
@end
@partial p16314
{{>p16315}}
@end
@partial p16315
{{>p16316}}
@end
@partial p16316
{{>p16317}}
@end
@partial p16317
{{>p16318}}
@end
@partial p16318
{{>p16319}}
@end
@partial p16319
{{>p16320}}
@end
@partial p16320
{{>p16321}}
@end
@partial p16321
{{>p16322}}
@end
@partial p16322
{{>p16323}}
@end
@partial p16323
{{>p16324}}
@end
@partial p16324
{{>p16325}}
@end
@partial p16325
{{>p16326}}
@end
@partial p16326
{{>p16327}}
@end
@partial p16327
{{>p16328}}
@end
@partial p16328
{{>p16329}}
@end
@partial p16329
{{>p16330}}
@end
@partial p16330
{{>p16331}}
@end
@partial p16331
{{>p16332}}
@end
@partial p16332
{{>p16333}}
@end
@partial p16333
{{>p16334}}
@end
@partial p16334
{{>p16335}}
@end
@partial p16335
{{>p16336}}
@end
@partial p16336
{{>p16337}}
@end
@partial p16337
{{>p16338}}
@end
@partial p16338
{{>p16339}}
@end
@partial p16339
{{>p16340}}
@end
@partial p16340
{{>p16341}}
@end
@partial p16341
{{>p16342}}
@end
@partial p16342
{{>p16343}}
@end
@partial p16343
{{>p16344}}
@end
@partial p16344
{{>p16345}}
@end
@partial p16345
{{>p16346}}
@end
@partial p16346
{{>p16347}}
@end
@partial p16347
{{>p16348}}
@end
@partial p16348
{{>p16349}}
@end
@partial p16349
{{>p16350}}
@end
@partial p16350
{{>p16351}}
@end
@partial p16351
{{>p16352}}
@end
@partial p16352
{{>p16353}}
@end
@partial p16353
{{>p16354}}
@end
@partial p16354
{{>p16355}}
@end
@partial p16355
{{>p16356}}
@end
@partial p16356
{{>p16357}}
@end
@partial p16357
{{>p16358}}
@end
@partial p16358
{{>p16359}}
@end
@partial p16359
{{>p16360}}
@end
@partial p16360
{{>p16361}}
@end
@partial p16361
{{>p16362}}
@end
@partial p16362
{{>p16363}}
@end
@partial p16363
{{>p16364}}
@end
@partial p16364
{{>p16365}}
@end
@partial p16365
{{>p16366}}
@end
@partial p16366
{{>p16367}}
@end
@partial p16367
{{>p16368}}
@end
@partial p16368
{{>p16369}}
@end
@partial p16369
{{>p16370}}
@end
@partial p16370
{{>p16371}}
@end
@partial p16371
{{>p16372}}
@end
@partial p16372
{{>p16373}}
@end
@partial p16373
{{>p16374}}
@end
@partial p16374
{{>p16375}}
@end
@partial p16375
{{>p16376}}
@end
@partial p16376
{{>p16377}}
@end
@partial p16377
{{>p16378}}
@end
@partial p16378
{{>p16379}}
@end
@partial p16379
{{>p16380}}
@end
@partial p16380
{{>p16381}}
@end
@partial p16381
{{>p16382}}
@end
@partial p16382
{{>p16383}}
@end
@partial p16383
{{>p16384}}
@end
@partial p16384
{{>p16385}}
@end
@partial p16385
{{>p16386}}
@end
@partial p16386
{{>p16387}}
@end
@partial p16387
{{>p16388}}
@end
@partial p16388
{{>p16389}}
@end
@partial p16389
{{>p16390}}
@end
@partial p16390
{{>p16391}}
@end
@partial p16391
{{>p16392}}
@end
@partial p16392
{{>p16393}}
@end
@partial p16393
{{>p16394}}
@end
@partial p16394
{{>p16395}}
@end
@partial p16395
{{>p16396}}
@end
@partial p16396
{{>p16397}}
@end
@partial p16397
{{>p16398}}
@end
@partial p16398
{{>p16399}}
@end
@partial p16399
{{>p16400}}
@end
@partial p16400
{{>p16401}}
@end
@partial p16401
{{>p16402}}
@end
@partial p16402
{{>p16403}}
@end
@partial p16403
{{>p16404}}
@end
@partial p16404
{{>p16405}}
@end
@partial p16405
{{>p16406}}
@end
@partial p16406
{{>p16407}}
@end
@partial p16407
{{>p16408}}
@end
@partial p16408
{{>p16409}}
@end
@partial p16409
{{>p16410}}
@end
@partial p16410
{{>p16411}}
@end
@partial p16411
{{>p16412}}
@end
@partial p16412
{{>p16413}}
@end
@partial p16413
{{>p16414}}
@end
@partial p16414
{{>p16415}}
@end
@partial p16415
{{>p16416}}
@end
@partial p16416
{{>p16417}}
@end
@partial p16417
{{>p16418}}
@end
@partial p16418
{{>p16419}}
@end
@partial p16419
{{>p16420}}
@end
@partial p16420
{{>p16421}}
@end
@partial p16421
{{>p16422}}
@end
@partial p16422
{{>p16423}}
@end
@partial p16423
{{>p16424}}
@end
@partial p16424
{{>p16425}}
@end
@partial p16425
{{>p16426}}
@end
@partial p16426
{{>p16427}}
@end
@partial p16427
{{>p16428}}
@end
@partial p16428
{{>p16429}}
@end
@partial p16429
{{>p16430}}
@end
@partial p16430
{{>p16431}}
@end
@partial p16431
{{>p16432}}
@end
@partial p16432
{{>p16433}}
@end
@partial p16433
{{>p16434}}
@end
@partial p16434
{{>p16435}}
@end
@partial p16435
{{>p16436}}
@end
@partial p16436
{{>p16437}}
@end
@partial p16437
{{>p16438}}
@end
@partial p16438
{{>p16439}}
@end
@partial p16439
{{>p16440}}
@end
@partial p16440
{{>p16441}}
@end
@partial p16441
{{>p16442}}
@end
@partial p16442
{{>p16443}}
@end
@partial p16443
{{>p16444}}
@end
@partial p16444
{{>p16445}}
@end
@partial p16445
{{>p16446}}
@end
@partial p16446
{{>p16447}}
@end
@partial p16447
{{>p16448}}
@end
@partial p16448
{{>p16449}}
@end
@partial p16449
{{>p16450}}
@end
@partial p16450
{{>p16451}}
@end
@partial p16451
{{>p16452}}
@end
@partial p16452
{{>p16453}}
@end
@partial p16453
{{>p16454}}
@end
@partial p16454
{{>p16455}}
@end
@partial p16455
{{>p16456}}
@end
@partial p16456
{{>p16457}}
@end
@partial p16457
{{>p16458}}
@end
@partial p16458
{{>p16459}}
@end
@partial p16459
{{>p16460}}
@end
@partial p16460
{{>p16461}}
@end
@partial p16461
{{>p16462}}
@end
@partial p16462
{{>p16463}}
@end
@partial p16463
{{>p16464}}
@end
@partial p16464
{{>p16465}}
@end
@partial p16465
{{>p16466}}
@end
@partial p16466
{{>p16467}}
@end
@partial p16467
{{>p16468}}
@end
@partial p16468
{{>p16469}}
@end
@partial p16469
{{>p16470}}
@end
@partial p16470
{{>p16471}}
@end
@partial p16471
{{>p16472}}
@end
@partial p16472
{{>p16473}}
@end
@partial p16473
{{>p16474}}
@end
@partial p16474
{{>p16475}}
@end
@partial p16475
{{>p16476}}
@end
@partial p16476
{{>p16477}}
@end
@partial p16477
{{>p16478}}
@end
@partial p16478
{{>p16479}}
@end
@partial p16479
{{>p16480}}
@end
@partial p16480
{{>p16481}}
@end
@partial p16481
{{>p16482}}
@end
@partial p16482
{{>p16483}}
@end
@partial p16483
{{>p16484}}
@end
@partial p16484
{{>p16485}}
@end
@partial p16485
{{>p16486}}
@end
@partial p16486
{{>p16487}}
@end
@partial p16487
{{>p16488}}
@end
@partial p16488
{{>p16489}}
@end
@partial p16489
{{>p16490}}
@end
@partial p16490
{{>p16491}}
@end
@partial p16491
{{>p16492}}
@end
@partial p16492
{{>p16493}}
@end
@partial p16493
{{>p16494}}
@end
@partial p16494
{{>p16495}}
@end
@partial p16495
{{>p16496}}
@end
@partial p16496
{{>p16497}}
@end
@partial p16497
{{>p16498}}
@end
@partial p16498
{{>p16499}}
@end
@partial p16499
{{>p16500}}
@end
@partial p16500
{{>p16501}}
@end
@partial p16501
{{>p16502}}
@end
@partial p16502
{{>p16503}}
@end
@partial p16503
{{>p16504}}
@end
@partial p16504
{{>p16505}}
@end
@partial p16505
{{>p16506}}
@end
@partial p16506
{{>p16507}}
@end
@partial p16507
{{>p16508}}
@end
@partial p16508
{{>p16509}}
@end
@partial p16509
{{>p16510}}
@end
@partial p16510
{{>p16511}}
@end
@partial p16511
{{>p16512}}
@end
@partial p16512
{{>p16513}}
@end
@partial p16513
{{>p16514}}
@end
@partial p16514
{{>p16515}}
@end
@partial p16515
{{>p16516}}
@end
@partial p16516
{{>p16517}}
@end
@partial p16517
{{>p16518}}
@end
@partial p16518
{{>p16519}}
@end
@partial p16519
{{>p16520}}
@end
@partial p16520
{{>p16521}}
@end
@partial p16521
{{>p16522}}
@end
@partial p16522
{{>p16523}}
@end
@partial p16523
{{>p16524}}
@end
@partial p16524
{{>p16525}}
@end
@partial p16525
{{>p16526}}
@end
@partial p16526
{{>p16527}}
@end
@partial p16527
{{>p16528}}
@end
@partial p16528
{{>p16529}}
@end
@partial p16529
{{>p16530}}
@end
@partial p16530
{{>p16531}}
@end
@partial p16531
{{>p16532}}
@end
@partial p16532
{{>p16533}}
@end
@partial p16533
{{>p16534}}
@end
@partial p16534
{{>p16535}}
@end
@partial p16535
{{>p16536}}
@end
@partial p16536
{{>p16537}}
@end
@partial p16537
{{>p16538}}
@end
@partial p16538
{{>p16539}}
@end
@partial p16539
{{>p16540}}
@end
@partial p16540
{{>p16541}}
@end
@partial p16541
{{>p16542}}
@end
@partial p16542
{{>p16543}}
@end
@partial p16543
{{>p16544}}
@end
@partial p16544
{{>p16545}}
@end
@partial p16545
{{>p16546}}
@end
@partial p16546
{{>p16547}}
@end
@partial p16547
{{>p16548}}
@end
@partial p16548
{{>p16549}}
@end
@partial p16549
{{>p16550}}
@end
@partial p16550
{{>p16551}}
@end
@partial p16551
{{>p16552}}
@end
@partial p16552
{{>p16553}}
@end
@partial p16553
{{>p16554}}
@end
@partial p16554
{{>p16555}}
@end
@partial p16555
{{>p16556}}
@end
@partial p16556
{{>p16557}}
@end
@partial p16557
{{>p16558}}
@end
@partial p16558
{{>p16559}}
@end
@partial p16559
{{>p16560}}
@end
@partial p16560
{{>p16561}}
@end
@partial p16561
{{>p16562}}
@end
@partial p16562
{{>p16563}}
@end
@partial p16563
{{>p16564}}
@end
@partial p16564
{{>p16565}}
@end
@partial p16565
{{>p16566}}
@end
@partial p16566
{{>p16567}}
@end
@partial p16567
{{>p16568}}
@end
@partial p16568
{{>p16569}}
@end
@partial p16569
{{>p16570}}
@end
@partial p16570
{{>p16571}}
@end
@partial p16571
{{>p16572}}
@end
@partial p16572
{{>p16573}}
@end
@partial p16573
{{>p16574}}
@end
@partial p16574
{{>p16575}}
@end
@partial p16575
{{>p16576}}
@end
@partial p16576
{{>p16577}}
@end
@partial p16577
{{>p16578}}
@end
@partial p16578
{{>p16579}}
@end
@partial p16579
{{>p16580}}
@end
@partial p16580
{{>p16581}}
@end
@partial p16581
{{>p16582}}
@end
@partial p16582
{{>p16583}}
@end
@partial p16583
{{>p16584}}
@end
@partial p16584
{{>p16585}}
@end
@partial p16585
{{>p16586}}
@end
@partial p16586
{{>p16587}}
@end
@partial p16587
{{>p16588}}
@end
@partial p16588
{{>p16589}}
@end
@partial p16589
{{>p16590}}
@end
@partial p16590
{{>p16591}}
@end
@partial p16591
{{>p16592}}
@end
@partial p16592
{{>p16593}}
@end
@partial p16593
{{>p16594}}
@end
@partial p16594
{{>p16595}}
@end
@partial p16595
{{>p16596}}
@end
@partial p16596
{{>p16597}}
@end
@partial p16597
{{>p16598}}
@end
@partial p16598
{{>p16599}}
@end
@partial p16599
{{>p16600}}
@end
@partial p16600
{{>p16601}}
@end
@partial p16601
{{>p16602}}
@end
@partial p16602
{{>p16603}}
@end
@partial p16603
{{>p16604}}
@end
@partial p16604
{{>p16605}}
@end
@partial p16605
{{>p16606}}
@end
@partial p16606
{{>p16607}}
@end
@partial p16607
{{>p16608}}
@end
@partial p16608
{{>p16609}}
@end
@partial p16609
{{>p16610}}
@end
@partial p16610
{{>p16611}}
@end
@partial p16611
{{>p16612}}
@end
@partial p16612
{{>p16613}}
@end
@partial p16613
{{>p16614}}
@end
@partial p16614
{{>p16615}}
@end
@partial p16615
{{>p16616}}
@end
@partial p16616
{{>p16617}}
@end
@partial p16617
{{>p16618}}
@end
@partial p16618
{{>p16619}}
@end
@partial p16619
{{>p16620}}
@end
@partial p16620
{{>p16621}}
@end
@partial p16621
{{>p16622}}
@end
@partial p16622
{{>p16623}}
@end
@partial p16623
{{>p16624}}
@end
@partial p16624
{{>p16625}}
@end
@partial p16625
{{>p16626}}
@end
@partial p16626
{{>p16627}}
@end
@partial p16627
{{>p16628}}
@end
@partial p16628
{{>p16629}}
@end
@partial p16629
{{>p16630}}
@end
@partial p16630
{{>p16631}}
@end
@partial p16631
{{>p16632}}
@end
@partial p16632
{{>p16633}}
@end
@partial p16633
{{>p16634}}
@end
@partial p16634
{{>p16635}}
@end
@partial p16635
{{>p16636}}
@end
@partial p16636
{{>p16637}}
@end
@partial p16637
{{>p16638}}
@end
@partial p16638
{{>p16639}}
@end
@partial p16639
{{>p16640}}
@end
@partial p16640
{{>p16641}}
@end
@partial p16641
{{>p16642}}
@end
@partial p16642
{{>p16643}}
@end
@partial p16643
{{>p16644}}
@end
@partial p16644
{{>p16645}}
@end
@partial p16645
{{>p16646}}
@end
@partial p16646
{{>p16647}}
@end
@partial p16647
{{>p16648}}
@end
@partial p16648
{{>p16649}}
@end
@partial p16649
{{>p16650}}
@end
@partial p16650
{{>p16651}}
@end
@partial p16651
{{>p16652}}
@end
@partial p16652
{{>p16653}}
@end
@partial p16653
{{>p16654}}
@end
@partial p16654
{{>p16655}}
@end
@partial p16655
{{>p16656}}
@end
@partial p16656
{{>p16657}}
@end
@partial p16657
{{>p16658}}
@end
@partial p16658
{{>p16659}}
@end
@partial p16659
{{>p16660}}
@end
@partial p16660
{{>p16661}}
@end
@partial p16661
{{>p16662}}
@end
@partial p16662
{{>p16663}}
@end
@partial p16663
{{>p16664}}
@end
@partial p16664
{{>p16665}}
@end
@partial p16665
{{>p16666}}
@end
@partial p16666
{{>p16667}}
@end
@partial p16667
{{>p16668}}
@end
@partial p16668
{{>p16669}}
@end
@partial p16669
{{>p16670}}
@end
@partial p16670
{{>p16671}}
@end
@partial p16671
{{>p16672}}
@end
@partial p16672
{{>p16673}}
@end
@partial p16673
{{>p16674}}
@end
@partial p16674
{{>p16675}}
@end
@partial p16675
{{>p16676}}
@end
@partial p16676
{{>p16677}}
@end
@partial p16677
{{>p16678}}
@end
@partial p16678
{{>p16679}}
@end
@partial p16679
{{>p16680}}
@end
@partial p16680
{{>p16681}}
@end
@partial p16681
{{>p16682}}
@end
@partial p16682
{{>p16683}}
@end
@partial p16683
{{>p16684}}
@end
@partial p16684
{{>p16685}}
@end
@partial p16685
{{>p16686}}
@end
@partial p16686
{{>p16687}}
@end
@partial p16687
{{>p16688}}
@end
@partial p16688
{{>p16689}}
@end
@partial p16689
{{>p16690}}
@end
@partial p16690
{{>p16691}}
@end
@partial p16691
{{>p16692}}
@end
@partial p16692
{{>p16693}}
@end
@partial p16693
{{>p16694}}
@end
@partial p16694
{{>p16695}}
@end
@partial p16695
{{>p16696}}
@end
@partial p16696
{{>p16697}}
@end
@partial p16697
{{>p16698}}
@end
@partial p16698
{{>p16699}}
@end
@partial p16699
{{>p16700}}
@end
@partial p16700
{{>p16701}}
@end
@partial p16701
{{>p16702}}
@end
@partial p16702
{{>p16703}}
@end
@partial p16703
{{>p16704}}
@end
@partial p16704
{{>p16705}}
@end
@partial p16705
{{>p16706}}
@end
@partial p16706
{{>p16707}}
@end
@partial p16707
{{>p16708}}
@end
@partial p16708
{{>p16709}}
@end
@partial p16709
{{>p16710}}
@end
@partial p16710
{{>p16711}}
@end
@partial p16711
{{>p16712}}
@end
@partial p16712
{{>p16713}}
@end
@partial p16713
{{>p16714}}
@end
@partial p16714
{{>p16715}}
@end
@partial p16715
{{>p16716}}
@end
@partial p16716
{{>p16717}}
@end
@partial p16717
{{>p16718}}
@end
@partial p16718
{{>p16719}}
@end
@partial p16719
{{>p16720}}
@end
@partial p16720
{{>p16721}}
@end
@partial p16721
{{>p16722}}
@end
@partial p16722
{{>p16723}}
@end
@partial p16723
{{>p16724}}
@end
@partial p16724
{{>p16725}}
@end
@partial p16725
{{>p16726}}
@end
@partial p16726
{{>p16727}}
@end
@partial p16727
{{>p16728}}
@end
@partial p16728
{{>p16729}}
@end
@partial p16729
{{>p16730}}
@end
@partial p16730
{{>p16731}}
@end
@partial p16731
{{>p16732}}
@end
@partial p16732
{{>p16733}}
@end
@partial p16733
{{>p16734}}
@end
@partial p16734
{{>p16735}}
@end
@partial p16735
{{>p16736}}
@end
@partial p16736
{{>p16737}}
@end
@partial p16737
{{>p16738}}
@end
@partial p16738
{{>p16739}}
@end
@partial p16739
{{>p16740}}
@end
@partial p16740
{{>p16741}}
@end
@partial p16741
{{>p16742}}
@end
@partial p16742
{{>p16743}}
@end
@partial p16743
{{>p16744}}
@end
@partial p16744
{{>p16745}}
@end
@partial p16745
{{>p16746}}
@end
@partial p16746
{{>p16747}}
@end
@partial p16747
{{>p16748}}
@end
@partial p16748
{{>p16749}}
@end
@partial p16749
{{>p16750}}
@end
@partial p16750
{{>p16751}}
@end
@partial p16751
{{>p16752}}
@end
@partial p16752
{{>p16753}}
@end
@partial p16753
{{>p16754}}
@end
@partial p16754
{{>p16755}}
@end
@partial p16755
{{>p16756}}
@end
@partial p16756
{{>p16757}}
@end
@partial p16757
{{>p16758}}
@end
@partial p16758
{{>p16759}}
@end
@partial p16759
{{>p16760}}
@end
@partial p16760
{{>p16761}}
@end
@partial p16761
{{>p16762}}
@end
@partial p16762
{{>p16763}}
@end
@partial p16763
{{>p16764}}
@end
@partial p16764
{{>p16765}}
@end
@partial p16765
{{>p16766}}
@end
@partial p16766
{{>p16767}}
@end
@partial p16767
{{>p16768}}
@end
@partial p16768
{{>p16769}}
@end
@partial p16769
{{>p16770}}
@end
@partial p16770
{{>p16771}}
@end
@partial p16771
{{>p16772}}
@end
@partial p16772
{{>p16773}}
@end
@partial p16773
{{>p16774}}
@end
@partial p16774
{{>p16775}}
@end
@partial p16775
{{>p16776}}
@end
@partial p16776
{{>p16777}}
@end
@partial p16777
{{>p16778}}
@end
@partial p16778
{{>p16779}}
@end
@partial p16779
{{>p16780}}
@end
@partial p16780
{{>p16781}}
@end
@partial p16781
{{>p16782}}
@end
@partial p16782
{{>p16783}}
@end
@partial p16783
{{>p16784}}
@end
@partial p16784
{{>p16785}}
@end
@partial p16785
{{>p16786}}
@end
@partial p16786
{{>p16787}}
@end
@partial p16787
{{>p16788}}
@end
@partial p16788
{{>p16789}}
@end
@partial p16789
{{>p16790}}
@end
@partial p16790
{{>p16791}}
@end
@partial p16791
{{>p16792}}
@end
@partial p16792
{{>p16793}}
@end
@partial p16793
{{>p16794}}
@end
@partial p16794
{{>p16795}}
@end
@partial p16795
{{>p16796}}
@end
@partial p16796
{{>p16797}}
@end
@partial p16797
{{>p16798}}
@end
@partial p16798
{{>p16799}}
@end
@partial p16799
{{>p16800}}
@end
@partial p16800
{{>p16801}}
@end
@partial p16801
{{>p16802}}
@end
@partial p16802
{{>p16803}}
@end
@partial p16803
{{>p16804}}
@end
@partial p16804
{{>p16805}}
@end
@partial p16805
{{>p16806}}
@end
@partial p16806
{{>p16807}}
@end
@partial p16807
{{>p16808}}
@end
@partial p16808
{{>p16809}}
@end
@partial p16809
{{>p16810}}
@end
@partial p16810
{{>p16811}}
@end
@partial p16811
{{>p16812}}
@end
@partial p16812
{{>p16813}}
@end
@partial p16813
{{>p16814}}
@end
@partial p16814
{{>p16815}}
@end
@partial p16815
{{>p16816}}
@end
@partial p16816
{{>p16817}}
@end
@partial p16817
{{>p16818}}
@end
@partial p16818
{{>p16819}}
@end
@partial p16819
{{>p16820}}
@end
@partial p16820
{{>p16821}}
@end
@partial p16821
{{>p16822}}
@end
@partial p16822
{{>p16823}}
@end
@partial p16823
{{>p16824}}
@end
@partial p16824
{{>p16825}}
@end
@partial p16825
{{>p16826}}
@end
@partial p16826
{{>p16827}}
@end
@partial p16827
{{>p16828}}
@end
@partial p16828
{{>p16829}}
@end
@partial p16829
{{>p16830}}
@end
@partial p16830
{{>p16831}}
@end
@partial p16831
{{>p16832}}
@end
@partial p16832
{{>p16833}}
@end
@partial p16833
{{>p16834}}
@end
@partial p16834
{{>p16835}}
@end
@partial p16835
{{>p16836}}
@end
@partial p16836
{{>p16837}}
@end
@partial p16837
{{>p16838}}
@end
@partial p16838
{{>p16839}}
@end
@partial p16839
{{>p16840}}
@end
@partial p16840
{{>p16841}}
@end
@partial p16841
{{>p16842}}
@end
@partial p16842
{{>p16843}}
@end
@partial p16843
{{>p16844}}
@end
@partial p16844
{{>p16845}}
@end
@partial p16845
{{>p16846}}
@end
@partial p16846
{{>p16847}}
@end
@partial p16847
{{>p16848}}
@end
@partial p16848
{{>p16849}}
@end
@partial p16849
{{>p16850}}
@end
@partial p16850
{{>p16851}}
@end
@partial p16851
{{>p16852}}
@end
@partial p16852
{{>p16853}}
@end
@partial p16853
{{>p16854}}
@end
@partial p16854
{{>p16855}}
@end
@partial p16855
{{>p16856}}
@end
@partial p16856
{{>p16857}}
@end
@partial p16857
{{>p16858}}
@end
@partial p16858
{{>p16859}}
@end
@partial p16859
{{>p16860}}
@end
@partial p16860
{{>p16861}}
@end
@partial p16861
{{>p16862}}
@end
@partial p16862
{{>p16863}}
@end
@partial p16863
{{>p16864}}
@end
@partial p16864
{{>p16865}}
@end
@partial p16865
{{>p16866}}
@end
@partial p16866
{{>p16867}}
@end
@partial p16867
{{>p16868}}
@end
@partial p16868
{{>p16869}}
@end
@partial p16869
{{>p16870}}
@end
@partial p16870
{{>p16871}}
@end
@partial p16871
{{>p16872}}
@end
@partial p16872
{{>p16873}}
@end
@partial p16873
{{>p16874}}
@end
@partial p16874
{{>p16875}}
@end
@partial p16875
{{>p16876}}
@end
@partial p16876
{{>p16877}}
@end
@partial p16877
{{>p16878}}
@end
@partial p16878
{{>p16879}}
@end
@partial p16879
{{>p16880}}
@end
@partial p16880
{{>p16881}}
@end
@partial p16881
{{>p16882}}
@end
@partial p16882
{{>p16883}}
@end
@partial p16883
{{>p16884}}
@end
@partial p16884
{{>p16885}}
@end
@partial p16885
{{>p16886}}
@end
@partial p16886
{{>p16887}}
@end
@partial p16887
{{>p16888}}
@end
@partial p16888
{{>p16889}}
@end
@partial p16889
{{>p16890}}
@end
@partial p16890
{{>p16891}}
@end
@partial p16891
{{>p16892}}
@end
@partial p16892
{{>p16893}}
@end
@partial p16893
{{>p16894}}
@end
@partial p16894
{{>p16895}}
@end
@partial p16895
{{>p16896}}
@end
@partial p16896
{{>p16897}}
@end
@partial p16897
{{>p16898}}
@end
@partial p16898
{{>p16899}}
@end
@partial p16899
{{>p16900}}
@end
@partial p16900
{{>p16901}}
@end
@partial p16901
{{>p16902}}
@end
@partial p16902
{{>p16903}}
@end
@partial p16903
{{>p16904}}
@end
@partial p16904
{{>p16905}}
@end
@partial p16905
{{>p16906}}
@end
@partial p16906
{{>p16907}}
@end
@partial p16907
{{>p16908}}
@end
@partial p16908
{{>p16909}}
@end
@partial p16909
{{>p16910}}
@end
@partial p16910
{{>p16911}}
@end
@partial p16911
{{>p16912}}
@end
@partial p16912
{{>p16913}}
@end
@partial p16913
{{>p16914}}
@end
@partial p16914
{{>p16915}}
@end
@partial p16915
{{>p16916}}
@end
@partial p16916
{{>p16917}}
@end
@partial p16917
{{>p16918}}
@end
@partial p16918
{{>p16919}}
@end
@partial p16919
{{>p16920}}
@end
@partial p16920
{{>p16921}}
@end
@partial p16921
{{>p16922}}
@end
@partial p16922
{{>p16923}}
@end
@partial p16923
{{>p16924}}
@end
@partial p16924
{{>p16925}}
@end
@partial p16925
{{>p16926}}
@end
@partial p16926
{{>p16927}}
@end
@partial p16927
{{>p16928}}
@end
@partial p16928
{{>p16929}}
@end
@partial p16929
{{>p16930}}
@end
@partial p16930
{{>p16931}}
@end
@partial p16931
{{>p16932}}
@end
@partial p16932
{{>p16933}}
@end
@partial p16933
{{>p16934}}
@end
@partial p16934
{{>p16935}}
@end
@partial p16935
{{>p16936}}
@end
@partial p16936
{{>p16937}}
@end
@partial p16937
{{>p16938}}
@end
@partial p16938
{{>p16939}}
@end
@partial p16939
{{>p16940}}
@end
@partial p16940
{{>p16941}}
@end
@partial p16941
{{>p16942}}
@end
@partial p16942
{{>p16943}}
@end
@partial p16943
{{>p16944}}
@end
@partial p16944
{{>p16945}}
@end
@partial p16945
{{>p16946}}
@end
@partial p16946
{{>p16947}}
@end
@partial p16947
{{>p16948}}
@end
@partial p16948
{{>p16949}}
@end
@partial p16949
{{>p16950}}
@end
@partial p16950
{{>p16951}}
@end
@partial p16951
{{>p16952}}
@end
@partial p16952
{{>p16953}}
@end
@partial p16953
{{>p16954}}
@end
@partial p16954
{{>p16955}}
@end
@partial p16955
{{>p16956}}
@end
@partial p16956
{{>p16957}}
@end
@partial p16957
{{>p16958}}
@end
@partial p16958
{{>p16959}}
@end
@partial p16959
{{>p16960}}
@end
@partial p16960
{{>p16961}}
@end
@partial p16961
{{>p16962}}
@end
@partial p16962
{{>p16963}}
@end
@partial p16963
{{>p16964}}
@end
@partial p16964
{{>p16965}}
@end
@partial p16965
{{>p16966}}
@end
@partial p16966
{{>p16967}}
@end
@partial p16967
{{>p16968}}
@end
@partial p16968
{{>p16969}}
@end
@partial p16969
{{>p16970}}
@end
@partial p16970
{{>p16971}}
@end
@partial p16971
{{>p16972}}
@end
@partial p16972
{{>p16973}}
@end
@partial p16973
{{>p16974}}
@end
@partial p16974
{{>p16975}}
@end
@partial p16975
{{>p16976}}
@end
@partial p16976
{{>p16977}}
@end
@partial p16977
{{>p16978}}
@end
@partial p16978
{{>p16979}}
@end
@partial p16979
{{>p16980}}
@end
@partial p16980
{{>p16981}}
@end
@partial p16981
{{>p16982}}
@end
@partial p16982
{{>p16983}}
@end
@partial p16983
{{>p16984}}
@end
@partial p16984
{{>p16985}}
@end
@partial p16985
{{>p16986}}
@end
@partial p16986
{{>p16987}}
@end
@partial p16987
{{>p16988}}
@end
@partial p16988
{{>p16989}}
@end
@partial p16989
{{>p16990}}
@end
@partial p16990
{{>p16991}}
@end
@partial p16991
{{>p16992}}
@end
@partial p16992
{{>p16993}}
@end
@partial p16993
{{>p16994}}
@end
@partial p16994
{{>p16995}}
@end
@partial p16995
{{>p16996}}
@end
@partial p16996
{{>p16997}}
@end
@partial p16997
{{>p16998}}
@end
@partial p16998
{{>p16999}}
@end
@partial p16999
{{>p17000}}
@end
@partial p17000
{{>p17001}}
@end
@partial p17001
{{>p17002}}
@end
@partial p17002
{{>p17003}}
@end
@partial p17003
{{>p17004}}
@end
@partial p17004
{{>p17005}}
@end
@partial p17005
{{>p17006}}
@end
@partial p17006
{{>p17007}}
@end
@partial p17007
{{>p17008}}
@end
@partial p17008
{{>p17009}}
@end
@partial p17009
{{>p17010}}
@end
@partial p17010
{{>p17011}}
@end
@partial p17011
{{>p17012}}
@end
@partial p17012
{{>p17013}}
@end
@partial p17013
{{>p17014}}
@end
@partial p17014
{{>p17015}}
@end
@partial p17015
{{>p17016}}
@end
@partial p17016
{{>p17017}}
@end
@partial p17017
{{>p17018}}
@end
@partial p17018
{{>p17019}}
@end
@partial p17019
{{>p17020}}
@end
@partial p17020
{{>p17021}}
@end
@partial p17021
{{>p17022}}
@end
@partial p17022
{{>p17023}}
@end
@partial p17023
{{>p17024}}
@end
@partial p17024
{{>p17025}}
@end
@partial p17025
{{>p17026}}
@end
@partial p17026
{{>p17027}}
@end
@partial p17027
{{>p17028}}
@end
@partial p17028
{{>p17029}}
@end
@partial p17029
{{>p17030}}
@end
@partial p17030
{{>p17031}}
@end
@partial p17031
{{>p17032}}
@end
@partial p17032
{{>p17033}}
@end
@partial p17033
{{>p17034}}
@end
@partial p17034
{{>p17035}}
@end
@partial p17035
{{>p17036}}
@end
@partial p17036
{{>p17037}}
@end
@partial p17037
{{>p17038}}
@end
@partial p17038
{{>p17039}}
@end
@partial p17039
{{>p17040}}
@end
@partial p17040
{{>p17041}}
@end
@partial p17041
{{>p17042}}
@end
@partial p17042
{{>p17043}}
@end
@partial p17043
{{>p17044}}
@end
@partial p17044
{{>p17045}}
@end
@partial p17045
{{>p17046}}
@end
@partial p17046
{{>p17047}}
@end
@partial p17047
{{>p17048}}
@end
@partial p17048
{{>p17049}}
@end
@partial p17049
{{>p17050}}
@end
@partial p17050
{{>p17051}}
@end
@partial p17051
{{>p17052}}
@end
@partial p17052
{{>p17053}}
@end
@partial p17053
{{>p17054}}
@end
@partial p17054
{{>p17055}}
@end
@partial p17055
{{>p17056}}
@end
@partial p17056
{{>p17057}}
@end
@partial p17057
{{>p17058}}
@end
@partial p17058
{{>p17059}}
@end
@partial p17059
{{>p17060}}
@end
@partial p17060
{{>p17061}}
@end
@partial p17061
{{>p17062}}
@end
@partial p17062
{{>p17063}}
@end
@partial p17063
{{>p17064}}
@end
@partial p17064
{{>p17065}}
@end
@partial p17065
{{>p17066}}
@end
@partial p17066
{{>p17067}}
@end
@partial p17067
{{>p17068}}
@end
@partial p17068
{{>p17069}}
@end
@partial p17069
{{>p17070}}
@end
@partial p17070
{{>p17071}}
@end
@partial p17071
{{>p17072}}
@end
@partial p17072
{{>p17073}}
@end
@partial p17073
{{>p17074}}
@end
@partial p17074
{{>p17075}}
@end
@partial p17075
{{>p17076}}
@end
@partial p17076
{{>p17077}}
@end
@partial p17077
{{>p17078}}
@end
@partial p17078
{{>p17079}}
@end
@partial p17079
{{>p17080}}
@end
@partial p17080
{{>p17081}}
@end
@partial p17081
{{>p17082}}
@end
@partial p17082
{{>p17083}}
@end
@partial p17083
{{>p17084}}
@end
@partial p17084
{{>p17085}}
@end
@partial p17085
{{>p17086}}
@end
@partial p17086
{{>p17087}}
@end
@partial p17087
{{>p17088}}
@end
@partial p17088
{{>p17089}}
@end
@partial p17089
{{>p17090}}
@end
@partial p17090
{{>p17091}}
@end
@partial p17091
{{>p17092}}
@end
@partial p17092
{{>p17093}}
@end
@partial p17093
{{>p17094}}
@end
@partial p17094
{{>p17095}}
@end
@partial p17095
{{>p17096}}
@end
@partial p17096
{{>p17097}}
@end
@partial p17097
{{>p17098}}
@end
@partial p17098
{{>p17099}}
@end
@partial p17099
{{>p17100}}
@end
@partial p17100
{{>p17101}}
@end
@partial p17101
{{>p17102}}
@end
@partial p17102
{{>p17103}}
@end
@partial p17103
{{>p17104}}
@end
@partial p17104
{{>p17105}}
@end
@partial p17105
{{>p17106}}
@end
@partial p17106
{{>p17107}}
@end
@partial p17107
{{>p17108}}
@end
@partial p17108
{{>p17109}}
@end
@partial p17109
{{>p17110}}
@end
@partial p17110
{{>p17111}}
@end
@partial p17111
{{>p17112}}
@end
@partial p17112
{{>p17113}}
@end
@partial p17113
{{>p17114}}
@end
@partial p17114
{{>p17115}}
@end
@partial p17115
{{>p17116}}
@end
@partial p17116
{{>p17117}}
@end
@partial p17117
{{>p17118}}
@end
@partial p17118
{{>p17119}}
@end
@partial p17119
{{>p17120}}
@end
@partial p17120
{{>p17121}}
@end
@partial p17121
{{>p17122}}
@end
@partial p17122
{{>p17123}}
@end
@partial p17123
{{>p17124}}
@end
@partial p17124
{{>p17125}}
@end
@partial p17125
{{>p17126}}
@end
@partial p17126
{{>p17127}}
@end
@partial p17127
{{>p17128}}
@end
@partial p17128
{{>p17129}}
@end
@partial p17129
{{>p17130}}
@end
@partial p17130
{{>p17131}}
@end
@partial p17131
{{>p17132}}
@end
@partial p17132
{{>p17133}}
@end
@partial p17133
{{>p17134}}
@end
@partial p17134
{{>p17135}}
@end
@partial p17135
{{>p17136}}
@end
@partial p17136
{{>p17137}}
@end
@partial p17137
{{>p17138}}
@end
@partial p17138
{{>p17139}}
@end
@partial p17139
{{>p17140}}
@end
@partial p17140
{{>p17141}}
@end
@partial p17141
{{>p17142}}
@end
@partial p17142
{{>p17143}}
@end
@partial p17143
{{>p17144}}
@end
@partial p17144
{{>p17145}}
@end
@partial p17145
{{>p17146}}
@end
@partial p17146
{{>p17147}}
@end
@partial p17147
{{>p17148}}
@end
@partial p17148
{{>p17149}}
@end
@partial p17149
{{>p17150}}
@end
@partial p17150
{{>p17151}}
@end
@partial p17151
{{>p17152}}
@end
@partial p17152
{{>p17153}}
@end
@partial p17153
{{>p17154}}
@end
@partial p17154
{{>p17155}}
@end
@partial p17155
{{>p17156}}
@end
@partial p17156
{{>p17157}}
@end
@partial p17157
{{>p17158}}
@end
@partial p17158
{{>p17159}}
@end
@partial p17159
{{>p17160}}
@end
@partial p17160
{{>p17161}}
@end
@partial p17161
{{>p17162}}
@end
@partial p17162
{{>p17163}}
@end
@partial p17163
{{>p17164}}
@end
@partial p17164
{{>p17165}}
@end
@partial p17165
{{>p17166}}
@end
@partial p17166
{{>p17167}}
@end
@partial p17167
{{>p17168}}
@end
@partial p17168
{{>p17169}}
@end
@partial p17169
{{>p17170}}
@end
@partial p17170
{{>p17171}}
@end
@partial p17171
{{>p17172}}
@end
@partial p17172
{{>p17173}}
@end
@partial p17173
{{>p17174}}
@end
@partial p17174
{{>p17175}}
@end
@partial p17175
{{>p17176}}
@end
@partial p17176
{{>p17177}}
@end
@partial p17177
{{>p17178}}
@end
@partial p17178
{{>p17179}}
@end
@partial p17179
{{>p17180}}
@end
@partial p17180
{{>p17181}}
@end
@partial p17181
{{>p17182}}
@end
@partial p17182
{{>p17183}}
@end
@partial p17183
{{>p17184}}
@end
@partial p17184
{{>p17185}}
@end
@partial p17185
{{>p17186}}
@end
@partial p17186
{{>p17187}}
@end
@partial p17187
{{>p17188}}
@end
@partial p17188
{{>p17189}}
@end
@partial p17189
{{>p17190}}
@end
@partial p17190
{{>p17191}}
@end
@partial p17191
{{>p17192}}
@end
@partial p17192
{{>p17193}}
@end
@partial p17193
{{>p17194}}
@end
@partial p17194
{{>p17195}}
@end
@partial p17195
{{>p17196}}
@end
@partial p17196
{{>p17197}}
@end
@partial p17197
{{>p17198}}
@end
@partial p17198
{{>p17199}}
@end
@partial p17199
{{>p17200}}
@end
@partial p17200
{{>p17201}}
@end
@partial p17201
{{>p17202}}
@end
@partial p17202
{{>p17203}}
@end
@partial p17203
{{>p17204}}
@end
@partial p17204
{{>p17205}}
@end
@partial p17205
{{>p17206}}
@end
@partial p17206
{{>p17207}}
@end
@partial p17207
{{>p17208}}
@end
@partial p17208
{{>p17209}}
@end
@partial p17209
{{>p17210}}
@end
@partial p17210
{{>p17211}}
@end
@partial p17211
{{>p17212}}
@end
@partial p17212
{{>p17213}}
@end
@partial p17213
{{>p17214}}
@end
@partial p17214
{{>p17215}}
@end
@partial p17215
{{>p17216}}
@end
@partial p17216
{{>p17217}}
@end
@partial p17217
{{>p17218}}
@end
@partial p17218
{{>p17219}}
@end
@partial p17219
{{>p17220}}
@end
@partial p17220
{{>p17221}}
@end
@partial p17221
{{>p17222}}
@end
@partial p17222
{{>p17223}}
@end
@partial p17223
{{>p17224}}
@end
@partial p17224
{{>p17225}}
@end
@partial p17225
{{>p17226}}
@end
@partial p17226
{{>p17227}}
@end
@partial p17227
{{>p17228}}
@end
@partial p17228
{{>p17229}}
@end
@partial p17229
{{>p17230}}
@end
@partial p17230
{{>p17231}}
@end
@partial p17231
{{>p17232}}
@end
@partial p17232
{{>p17233}}
@end
@partial p17233
{{>p17234}}
@end
@partial p17234
{{>p17235}}
@end
@partial p17235
{{>p17236}}
@end
@partial p17236
{{>p17237}}
@end
@partial p17237
{{>p17238}}
@end
@partial p17238
{{>p17239}}
@end
@partial p17239
{{>p17240}}
@end
@partial p17240
{{>p17241}}
@end
@partial p17241
{{>p17242}}
@end
@partial p17242
{{>p17243}}
@end
@partial p17243
{{>p17244}}
@end
@partial p17244
{{>p17245}}
@end
@partial p17245
{{>p17246}}
@end
@partial p17246
{{>p17247}}
@end
@partial p17247
{{>p17248}}
@end
@partial p17248
{{>p17249}}
@end
@partial p17249
{{>p17250}}
@end
@partial p17250
{{>p17251}}
@end
@partial p17251
{{>p17252}}
@end
@partial p17252
{{>p17253}}
@end
@partial p17253
{{>p17254}}
@end
@partial p17254
{{>p17255}}
@end
@partial p17255
{{>p17256}}
@end
@partial p17256
{{>p17257}}
@end
@partial p17257
{{>p17258}}
@end
@partial p17258
{{>p17259}}
@end
@partial p17259
{{>p17260}}
@end
@partial p17260
{{>p17261}}
@end
@partial p17261
{{>p17262}}
@end
@partial p17262
{{>p17263}}
@end
@partial p17263
{{>p17264}}
@end
@partial p17264
{{>p17265}}
@end
@partial p17265
{{>p17266}}
@end
@partial p17266
{{>p17267}}
@end
@partial p17267
{{>p17268}}
@end
@partial p17268
{{>p17269}}
@end
@partial p17269
{{>p17270}}
@end
@partial p17270
{{>p17271}}
@end
@partial p17271
{{>p17272}}
@end
@partial p17272
{{>p17273}}
@end
@partial p17273
{{>p17274}}
@end
@partial p17274
{{>p17275}}
@end
@partial p17275
{{>p17276}}
@end
@partial p17276
{{>p17277}}
@end
@partial p17277
{{>p17278}}
@end
@partial p17278
{{>p17279}}
@end
@partial p17279
{{>p17280}}
@end
@partial p17280
{{>p17281}}
@end
@partial p17281
{{>p17282}}
@end
@partial p17282
{{>p17283}}
@end
@partial p17283
{{>p17284}}
@end
@partial p17284
{{>p17285}}
@end
@partial p17285
{{>p17286}}
@end
@partial p17286
{{>p17287}}
@end
@partial p17287
{{>p17288}}
@end
@partial p17288
{{>p17289}}
@end
@partial p17289
{{>p17290}}
@end
@partial p17290
{{>p17291}}
@end
@partial p17291
{{>p17292}}
@end
@partial p17292
{{>p17293}}
@end
@partial p17293
{{>p17294}}
@end
@partial p17294
{{>p17295}}
@end
@partial p17295
{{>p17296}}
@end
@partial p17296
{{>p17297}}
@end
@partial p17297
{{>p17298}}
@end
@partial p17298
{{>p17299}}
@end
@partial p17299
{{>p17300}}
@end
@partial p17300
{{>p17301}}
@end
@partial p17301
{{>p17302}}
@end
@partial p17302
{{>p17303}}
@end
@partial p17303
{{>p17304}}
@end
@partial p17304
{{>p17305}}
@end
@partial p17305
{{>p17306}}
@end
@partial p17306
{{>p17307}}
@end
@partial p17307
{{>p17308}}
@end
@partial p17308
{{>p17309}}
@end
@partial p17309
{{>p17310}}
@end
@partial p17310
{{>p17311}}
@end
@partial p17311
{{>p17312}}
@end
@partial p17312
{{>p17313}}
@end
@partial p17313
{{>p17314}}
@end
@partial p17314
{{>p17315}}
@end
@partial p17315
{{>p17316}}
@end
@partial p17316
{{>p17317}}
@end
@partial p17317
{{>p17318}}
@end
@partial p17318
{{>p17319}}
@end
@partial p17319
{{>p17320}}
@end
@partial p17320
{{>p17321}}
@end
@partial p17321
{{>p17322}}
@end
@partial p17322
{{>p17323}}
@end
@partial p17323
{{>p17324}}
@end
@partial p17324
{{>p17325}}
@end
@partial p17325
{{>p17326}}
@end
@partial p17326
{{>p17327}}
@end
@partial p17327
{{>p17328}}
@end
@partial p17328
{{>p17329}}
@end
@partial p17329
{{>p17330}}
@end
@partial p17330
{{>p17331}}
@end
@partial p17331
{{>p17332}}
@end
@partial p17332
{{>p17333}}
@end
@partial p17333
{{>p17334}}
@end
@partial p17334
{{>p17335}}
@end
@partial p17335
{{>p17336}}
@end
@partial p17336
{{>p17337}}
@end
@partial p17337
{{>p17338}}
@end
@partial p17338
{{>p17339}}
@end
@partial p17339
{{>p17340}}
@end
@partial p17340
{{>p17341}}
@end
@partial p17341
{{>p17342}}
@end
@partial p17342
{{>p17343}}
@end
@partial p17343
{{>p17344}}
@end
@partial p17344
{{>p17345}}
@end
@partial p17345
{{>p17346}}
@end
@partial p17346
{{>p17347}}
@end
@partial p17347
{{>p17348}}
@end
@partial p17348
{{>p17349}}
@end
@partial p17349
{{>p17350}}
@end
@partial p17350
{{>p17351}}
@end
@partial p17351
{{>p17352}}
@end
@partial p17352
{{>p17353}}
@end
@partial p17353
{{>p17354}}
@end
@partial p17354
{{>p17355}}
@end
@partial p17355
{{>p17356}}
@end
@partial p17356
{{>p17357}}
@end
@partial p17357
{{>p17358}}
@end
@partial p17358
{{>p17359}}
@end
@partial p17359
{{>p17360}}
@end
@partial p17360
{{>p17361}}
@end
@partial p17361
{{>p17362}}
@end
@partial p17362
{{>p17363}}
@end
@partial p17363
{{>p17364}}
@end
@partial p17364
{{>p17365}}
@end
@partial p17365
{{>p17366}}
@end
@partial p17366
{{>p17367}}
@end
@partial p17367
{{>p17368}}
@end
@partial p17368
{{>p17369}}
@end
@partial p17369
{{>p17370}}
@end
@partial p17370
{{>p17371}}
@end
@partial p17371
{{>p17372}}
@end
@partial p17372
{{>p17373}}
@end
@partial p17373
{{>p17374}}
@end
@partial p17374
{{>p17375}}
@end
@partial p17375
{{>p17376}}
@end
@partial p17376
{{>p17377}}
@end
@partial p17377
{{>p17378}}
@end
@partial p17378
{{>p17379}}
@end
@partial p17379
{{>p17380}}
@end
@partial p17380
{{>p17381}}
@end
@partial p17381
{{>p17382}}
@end
@partial p17382
{{>p17383}}
@end
@partial p17383
{{>p17384}}
@end
@partial p17384
{{>p17385}}
@end
@partial p17385
{{>p17386}}
@end
@partial p17386
{{>p17387}}
@end
@partial p17387
{{>p17388}}
@end
@partial p17388
{{>p17389}}
@end
@partial p17389
{{>p17390}}
@end
@partial p17390
{{>p17391}}
@end
@partial p17391
{{>p17392}}
@end
@partial p17392
{{>p17393}}
@end
@partial p17393
{{>p17394}}
@end
@partial p17394
{{>p17395}}
@end
@partial p17395
{{>p17396}}
@end
@partial p17396
{{>p17397}}
@end
@partial p17397
{{>p17398}}
@end
@partial p17398
{{>p17399}}
@end
@partial p17399
{{>p17400}}
@end
@partial p17400
{{>p17401}}
@end
@partial p17401
{{>p17402}}
@end
@partial p17402
{{>p17403}}
@end
@partial p17403
{{>p17404}}
@end
@partial p17404
{{>p17405}}
@end
@partial p17405
{{>p17406}}
@end
@partial p17406
{{>p17407}}
@end
@partial p17407
{{>p17408}}
@end
@partial p17408
{{>p17409}}
@end
@partial p17409
{{>p17410}}
@end
@partial p17410
{{>p17411}}
@end
@partial p17411
{{>p17412}}
@end
@partial p17412
{{>p17413}}
@end
@partial p17413
{{>p17414}}
@end
@partial p17414
{{>p17415}}
@end
@partial p17415
{{>p17416}}
@end
@partial p17416
{{>p17417}}
@end
@partial p17417
{{>p17418}}
@end
@partial p17418
{{>p17419}}
@end
@partial p17419
{{>p17420}}
@end
@partial p17420
{{>p17421}}
@end
@partial p17421
{{>p17422}}
@end
@partial p17422
{{>p17423}}
@end
@partial p17423
{{>p17424}}
@end
@partial p17424
{{>p17425}}
@end
@partial p17425
{{>p17426}}
@end
@partial p17426
{{>p17427}}
@end
@partial p17427
{{>p17428}}
@end
@partial p17428
{{>p17429}}
@end
@partial p17429
{{>p17430}}
@end
@partial p17430
{{>p17431}}
@end
@partial p17431
{{>p17432}}
@end
@partial p17432
{{>p17433}}
@end
@partial p17433
{{>p17434}}
@end
@partial p17434
{{>p17435}}
@end
@partial p17435
{{>p17436}}
@end
@partial p17436
{{>p17437}}
@end
@partial p17437
{{>p17438}}
@end
@partial p17438
{{>p17439}}
@end
@partial p17439
{{>p17440}}
@end
@partial p17440
{{>p17441}}
@end
@partial p17441
{{>p17442}}
@end
@partial p17442
{{>p17443}}
@end
@partial p17443
{{>p17444}}
@end
@partial p17444
{{>p17445}}
@end
@partial p17445
{{>p17446}}
@end
@partial p17446
{{>p17447}}
@end
@partial p17447
{{>p17448}}
@end
@partial p17448
{{>p17449}}
@end
@partial p17449
{{>p17450}}
@end
@partial p17450
{{>p17451}}
@end
@partial p17451
{{>p17452}}
@end
@partial p17452
{{>p17453}}
@end
@partial p17453
{{>p17454}}
@end
@partial p17454
{{>p17455}}
@end
@partial p17455
{{>p17456}}
@end
@partial p17456
{{>p17457}}
@end
@partial p17457
{{>p17458}}
@end
@partial p17458
{{>p17459}}
@end
@partial p17459
{{>p17460}}
@end
@partial p17460
{{>p17461}}
@end
@partial p17461
{{>p17462}}
@end
@partial p17462
{{>p17463}}
@end
@partial p17463
{{>p17464}}
@end
@partial p17464
{{>p17465}}
@end
@partial p17465
{{>p17466}}
@end
@partial p17466
{{>p17467}}
@end
@partial p17467
{{>p17468}}
@end
@partial p17468
{{>p17469}}
@end
@partial p17469
{{>p17470}}
@end
@partial p17470
{{>p17471}}
@end
@partial p17471
{{>p17472}}
@end
@partial p17472
{{>p17473}}
@end
@partial p17473
{{>p17474}}
@end
@partial p17474
{{>p17475}}
@end
@partial p17475
{{>p17476}}
@end
@partial p17476
{{>p17477}}
@end
@partial p17477
{{>p17478}}
@end
@partial p17478
{{>p17479}}
@end
@partial p17479
{{>p17480}}
@end
@partial p17480
{{>p17481}}
@end
@partial p17481
{{>p17482}}
@end
@partial p17482
{{>p17483}}
@end
@partial p17483
{{>p17484}}
@end
@partial p17484
{{>p17485}}
@end
@partial p17485
{{>p17486}}
@end
@partial p17486
{{>p17487}}
@end
@partial p17487
{{>p17488}}
@end
@partial p17488
{{>p17489}}
@end
@partial p17489
{{>p17490}}
@end
@partial p17490
{{>p17491}}
@end
@partial p17491
{{>p17492}}
@end
@partial p17492
{{>p17493}}
@end
@partial p17493
{{>p17494}}
@end
@partial p17494
{{>p17495}}
@end
@partial p17495
{{>p17496}}
@end
@partial p17496
{{>p17497}}
@end
@partial p17497
{{>p17498}}
@end
@partial p17498
{{>p17499}}
@end
@partial p17499
{{>p17500}}
@end
@partial p17500
{{>p17501}}
@end
@partial p17501
{{>p17502}}
@end
@partial p17502
{{>p17503}}
@end
@partial p17503
{{>p17504}}
@end
@partial p17504
{{>p17505}}
@end
@partial p17505
{{>p17506}}
@end
@partial p17506
{{>p17507}}
@end
@partial p17507
{{>p17508}}
@end
@partial p17508
{{>p17509}}
@end
@partial p17509
{{>p17510}}
@end
@partial p17510
{{>p17511}}
@end
@partial p17511
{{>p17512}}
@end
@partial p17512
{{>p17513}}
@end
@partial p17513
{{>p17514}}
@end
@partial p17514
{{>p17515}}
@end
@partial p17515
{{>p17516}}
@end
@partial p17516
{{>p17517}}
@end
@partial p17517
{{>p17518}}
@end
@partial p17518
{{>p17519}}
@end
@partial p17519
{{>p17520}}
@end
@partial p17520
{{>p17521}}
@end
@partial p17521
{{>p17522}}
@end
@partial p17522
{{>p17523}}
@end
@partial p17523
{{>p17524}}
@end
@partial p17524
{{>p17525}}
@end
@partial p17525
{{>p17526}}
@end
@partial p17526
{{>p17527}}
@end
@partial p17527
{{>p17528}}
@end
@partial p17528
{{>p17529}}
@end
@partial p17529
{{>p17530}}
@end
@partial p17530
{{>p17531}}
@end
@partial p17531
{{>p17532}}
@end
@partial p17532
{{>p17533}}
@end
@partial p17533
{{>p17534}}
@end
@partial p17534
{{>p17535}}
@end
@partial p17535
{{>p17536}}
@end
@partial p17536
{{>p17537}}
@end
@partial p17537
{{>p17538}}
@end
@partial p17538
{{>p17539}}
@end
@partial p17539
{{>p17540}}
@end
@partial p17540
{{>p17541}}
@end
@partial p17541
{{>p17542}}
@end
@partial p17542
{{>p17543}}
@end
@partial p17543
{{>p17544}}
@end
@partial p17544
{{>p17545}}
@end
@partial p17545
{{>p17546}}
@end
@partial p17546
{{>p17547}}
@end
@partial p17547
{{>p17548}}
@end
@partial p17548
{{>p17549}}
@end
@partial p17549
{{>p17550}}
@end
@partial p17550
{{>p17551}}
@end
@partial p17551
{{>p17552}}
@end
@partial p17552
{{>p17553}}
@end
@partial p17553
{{>p17554}}
@end
@partial p17554
{{>p17555}}
@end
@partial p17555
{{>p17556}}
@end
@partial p17556
{{>p17557}}
@end
@partial p17557
{{>p17558}}
@end
@partial p17558
{{>p17559}}
@end
@partial p17559
{{>p17560}}
@end
@partial p17560
{{>p17561}}
@end
@partial p17561
{{>p17562}}
@end
@partial p17562
{{>p17563}}
@end
@partial p17563
{{>p17564}}
@end
@partial p17564
{{>p17565}}
@end
@partial p17565
{{>p17566}}
@end
@partial p17566
{{>p17567}}
@end
@partial p17567
{{>p17568}}
@end
@partial p17568
{{>p17569}}
@end
@partial p17569
{{>p17570}}
@end
@partial p17570
{{>p17571}}
@end
@partial p17571
{{>p17572}}
@end
@partial p17572
{{>p17573}}
@end
@partial p17573
{{>p17574}}
@end
@partial p17574
{{>p17575}}
@end
@partial p17575
{{>p17576}}
@end
@partial p17576
{{>p17577}}
@end
@partial p17577
{{>p17578}}
@end
@partial p17578
{{>p17579}}
@end
@partial p17579
{{>p17580}}
@end
@partial p17580
{{>p17581}}
@end
@partial p17581
{{>p17582}}
@end
@partial p17582
{{>p17583}}
@end
@partial p17583
{{>p17584}}
@end
@partial p17584
{{>p17585}}
@end
@partial p17585
{{>p17586}}
@end
@partial p17586
{{>p17587}}
@end
@partial p17587
{{>p17588}}
@end
@partial p17588
{{>p17589}}
@end
@partial p17589
{{>p17590}}
@end
@partial p17590
{{>p17591}}
@end
@partial p17591
{{>p17592}}
@end
@partial p17592
{{>p17593}}
@end
@partial p17593
{{>p17594}}
@end
@partial p17594
{{>p17595}}
@end
@partial p17595
{{>p17596}}
@end
@partial p17596
{{>p17597}}
@end
@partial p17597
{{>p17598}}
@end
@partial p17598
{{>p17599}}
@end
@partial p17599
{{>p17600}}
@end
@partial p17600
{{>p17601}}
@end
@partial p17601
{{>p17602}}
@end
@partial p17602
{{>p17603}}
@end
@partial p17603
{{>p17604}}
@end
@partial p17604
{{>p17605}}
@end
@partial p17605
{{>p17606}}
@end
@partial p17606
{{>p17607}}
@end
@partial p17607
{{>p17608}}
@end
@partial p17608
{{>p17609}}
@end
@partial p17609
{{>p17610}}
@end
@partial p17610
{{>p17611}}
@end
@partial p17611
{{>p17612}}
@end
@partial p17612
{{>p17613}}
@end
@partial p17613
{{>p17614}}
@end
@partial p17614
{{>p17615}}
@end
@partial p17615
{{>p17616}}
@end
@partial p17616
{{>p17617}}
@end
@partial p17617
{{>p17618}}
@end
@partial p17618
{{>p17619}}
@end
@partial p17619
{{>p17620}}
@end
@partial p17620
{{>p17621}}
@end
@partial p17621
{{>p17622}}
@end
@partial p17622
{{>p17623}}
@end
@partial p17623
{{>p17624}}
@end
@partial p17624
{{>p17625}}
@end
@partial p17625
{{>p17626}}
@end
@partial p17626
{{>p17627}}
@end
@partial p17627
{{>p17628}}
@end
@partial p17628
{{>p17629}}
@end
@partial p17629
{{>p17630}}
@end
@partial p17630
{{>p17631}}
@end
@partial p17631
{{>p17632}}
@end
@partial p17632
{{>p17633}}
@end
@partial p17633
{{>p17634}}
@end
@partial p17634
{{>p17635}}
@end
@partial p17635
{{>p17636}}
@end
@partial p17636
{{>p17637}}
@end
@partial p17637
{{>p17638}}
@end
@partial p17638
{{>p17639}}
@end
@partial p17639
{{>p17640}}
@end
@partial p17640
{{>p17641}}
@end
@partial p17641
{{>p17642}}
@end
@partial p17642
{{>p17643}}
@end
@partial p17643
{{>p17644}}
@end
@partial p17644
{{>p17645}}
@end
@partial p17645
{{>p17646}}
@end
@partial p17646
{{>p17647}}
@end
@partial p17647
{{>p17648}}
@end
@partial p17648
{{>p17649}}
@end
@partial p17649
{{>p17650}}
@end
@partial p17650
{{>p17651}}
@end
@partial p17651
{{>p17652}}
@end
@partial p17652
{{>p17653}}
@end
@partial p17653
{{>p17654}}
@end
@partial p17654
{{>p17655}}
@end
@partial p17655
{{>p17656}}
@end
@partial p17656
{{>p17657}}
@end
@partial p17657
{{>p17658}}
@end
@partial p17658
{{>p17659}}
@end
@partial p17659
{{>p17660}}
@end
@partial p17660
{{>p17661}}
@end
@partial p17661
{{>p17662}}
@end
@partial p17662
{{>p17663}}
@end
@partial p17663
{{>p17664}}
@end
@partial p17664
{{>p17665}}
@end
@partial p17665
{{>p17666}}
@end
@partial p17666
{{>p17667}}
@end
@partial p17667
{{>p17668}}
@end
@partial p17668
{{>p17669}}
@end
@partial p17669
{{>p17670}}
@end
@partial p17670
{{>p17671}}
@end
@partial p17671
{{>p17672}}
@end
@partial p17672
{{>p17673}}
@end
@partial p17673
{{>p17674}}
@end
@partial p17674
{{>p17675}}
@end
@partial p17675
{{>p17676}}
@end
@partial p17676
{{>p17677}}
@end
@partial p17677
{{>p17678}}
@end
@partial p17678
{{>p17679}}
@end
@partial p17679
{{>p17680}}
@end
@partial p17680
{{>p17681}}
@end
@partial p17681
{{>p17682}}
@end
@partial p17682
{{>p17683}}
@end
@partial p17683
{{>p17684}}
@end
@partial p17684
{{>p17685}}
@end
@partial p17685
{{>p17686}}
@end
@partial p17686
{{>p17687}}
@end
@partial p17687
{{>p17688}}
@end
@partial p17688
{{>p17689}}
@end
@partial p17689
{{>p17690}}
@end
@partial p17690
{{>p17691}}
@end
@partial p17691
{{>p17692}}
@end
@partial p17692
{{>p17693}}
@end
@partial p17693
{{>p17694}}
@end
@partial p17694
{{>p17695}}
@end
@partial p17695
{{>p17696}}
@end
@partial p17696
{{>p17697}}
@end
@partial p17697
{{>p17698}}
@end
@partial p17698
{{>p17699}}
@end
@partial p17699
{{>p17700}}
@end
@partial p17700
{{>p17701}}
@end
@partial p17701
{{>p17702}}
@end
@partial p17702
{{>p17703}}
@end
@partial p17703
{{>p17704}}
@end
@partial p17704
{{>p17705}}
@end
@partial p17705
{{>p17706}}
@end
@partial p17706
{{>p17707}}
@end
@partial p17707
{{>p17708}}
@end
@partial p17708
{{>p17709}}
@end
@partial p17709
{{>p17710}}
@end
@partial p17710
{{>p17711}}
@end
@partial p17711
{{>p17712}}
@end
@partial p17712
{{>p17713}}
@end
@partial p17713
{{>p17714}}
@end
@partial p17714
{{>p17715}}
@end
@partial p17715
{{>p17716}}
@end
@partial p17716
{{>p17717}}
@end
@partial p17717
{{>p17718}}
@end
@partial p17718
{{>p17719}}
@end
@partial p17719
{{>p17720}}
@end
@partial p17720
{{>p17721}}
@end
@partial p17721
{{>p17722}}
@end
@partial p17722
{{>p17723}}
@end
@partial p17723
{{>p17724}}
@end
@partial p17724
{{>p17725}}
@end
@partial p17725
{{>p17726}}
@end
@partial p17726
{{>p17727}}
@end
@partial p17727
{{>p17728}}
@end
@partial p17728
{{>p17729}}
@end
@partial p17729
{{>p17730}}
@end
@partial p17730
{{>p17731}}
@end
@partial p17731
{{>p17732}}
@end
@partial p17732
{{>p17733}}
@end
@partial p17733
{{>p17734}}
@end
@partial p17734
{{>p17735}}
@end
@partial p17735
{{>p17736}}
@end
@partial p17736
{{>p17737}}
@end
@partial p17737
{{>p17738}}
@end
@partial p17738
{{>p17739}}
@end
@partial p17739
{{>p17740}}
@end
@partial p17740
{{>p17741}}
@end
@partial p17741
{{>p17742}}
@end
@partial p17742
{{>p17743}}
@end
@partial p17743
{{>p17744}}
@end
@partial p17744
{{>p17745}}
@end
@partial p17745
{{>p17746}}
@end
@partial p17746
{{>p17747}}
@end
@partial p17747
{{>p17748}}
@end
@partial p17748
{{>p17749}}
@end
@partial p17749
{{>p17750}}
@end
@partial p17750
{{>p17751}}
@end
@partial p17751
{{>p17752}}
@end
@partial p17752
{{>p17753}}
@end
@partial p17753
{{>p17754}}
@end
@partial p17754
{{>p17755}}
@end
@partial p17755
{{>p17756}}
@end
@partial p17756
{{>p17757}}
@end
@partial p17757
{{>p17758}}
@end
@partial p17758
{{>p17759}}
@end
@partial p17759
{{>p17760}}
@end
@partial p17760
{{>p17761}}
@end
@partial p17761
{{>p17762}}
@end
@partial p17762
{{>p17763}}
@end
@partial p17763
{{>p17764}}
@end
@partial p17764
{{>p17765}}
@end
@partial p17765
{{>p17766}}
@end
@partial p17766
{{>p17767}}
@end
@partial p17767
{{>p17768}}
@end
@partial p17768
{{>p17769}}
@end
@partial p17769
{{>p17770}}
@end
@partial p17770
{{>p17771}}
@end
@partial p17771
{{>p17772}}
@end
@partial p17772
{{>p17773}}
@end
@partial p17773
{{>p17774}}
@end
@partial p17774
{{>p17775}}
@end
@partial p17775
{{>p17776}}
@end
@partial p17776
{{>p17777}}
@end
@partial p17777
{{>p17778}}
@end
@partial p17778
{{>p17779}}
@end
@partial p17779
{{>p17780}}
@end
@partial p17780
{{>p17781}}
@end
@partial p17781
{{>p17782}}
@end
@partial p17782
{{>p17783}}
@end
@partial p17783
{{>p17784}}
@end
@partial p17784
{{>p17785}}
@end
@partial p17785
{{>p17786}}
@end
@partial p17786
{{>p17787}}
@end
@partial p17787
{{>p17788}}
@end
@partial p17788
{{>p17789}}
@end
@partial p17789
{{>p17790}}
@end
@partial p17790
{{>p17791}}
@end
@partial p17791
{{>p17792}}
@end
@partial p17792
{{>p17793}}
@end
@partial p17793
{{>p17794}}
@end
@partial p17794
{{>p17795}}
@end
@partial p17795
{{>p17796}}
@end
@partial p17796
{{>p17797}}
@end
@partial p17797
{{>p17798}}
@end
@partial p17798
{{>p17799}}
@end
@partial p17799
{{>p17800}}
@end
@partial p17800
{{>p17801}}
@end
@partial p17801
{{>p17802}}
@end
@partial p17802
{{>p17803}}
@end
@partial p17803
{{>p17804}}
@end
@partial p17804
{{>p17805}}
@end
@partial p17805
{{>p17806}}
@end
@partial p17806
{{>p17807}}
@end
@partial p17807
{{>p17808}}
@end
@partial p17808
{{>p17809}}
@end
@partial p17809
{{>p17810}}
@end
@partial p17810
{{>p17811}}
@end
@partial p17811
{{>p17812}}
@end
@partial p17812
{{>p17813}}
@end
@partial p17813
{{>p17814}}
@end
@partial p17814
{{>p17815}}
@end
@partial p17815
{{>p17816}}
@end
@partial p17816
{{>p17817}}
@end
@partial p17817
{{>p17818}}
@end
@partial p17818
{{>p17819}}
@end
@partial p17819
{{>p17820}}
@end
@partial p17820
{{>p17821}}
@end
@partial p17821
{{>p17822}}
@end
@partial p17822
{{>p17823}}
@end
@partial p17823
{{>p17824}}
@end
@partial p17824
{{>p17825}}
@end
@partial p17825
{{>p17826}}
@end
@partial p17826
{{>p17827}}
@end
@partial p17827
{{>p17828}}
@end
@partial p17828
{{>p17829}}
@end
@partial p17829
{{>p17830}}
@end
@partial p17830
{{>p17831}}
@end
@partial p17831
{{>p17832}}
@end
@partial p17832
{{>p17833}}
@end
@partial p17833
{{>p17834}}
@end
@partial p17834
{{>p17835}}
@end
@partial p17835
{{>p17836}}
@end
@partial p17836
{{>p17837}}
@end
@partial p17837
{{>p17838}}
@end
@partial p17838
{{>p17839}}
@end
@partial p17839
{{>p17840}}
@end
@partial p17840
{{>p17841}}
@end
@partial p17841
{{>p17842}}
@end
@partial p17842
{{>p17843}}
@end
@partial p17843
{{>p17844}}
@end
@partial p17844
{{>p17845}}
@end
@partial p17845
{{>p17846}}
@end
@partial p17846
{{>p17847}}
@end
@partial p17847
{{>p17848}}
@end
@partial p17848
{{>p17849}}
@end
@partial p17849
{{>p17850}}
@end
@partial p17850
{{>p17851}}
@end
@partial p17851
{{>p17852}}
@end
@partial p17852
{{>p17853}}
@end
@partial p17853
{{>p17854}}
@end
@partial p17854
{{>p17855}}
@end
@partial p17855
{{>p17856}}
@end
@partial p17856
{{>p17857}}
@end
@partial p17857
{{>p17858}}
@end
@partial p17858
{{>p17859}}
@end
@partial p17859
{{>p17860}}
@end
@partial p17860
{{>p17861}}
@end
@partial p17861
{{>p17862}}
@end
@partial p17862
{{>p17863}}
@end
@partial p17863
{{>p17864}}
@end
@partial p17864
{{>p17865}}
@end
@partial p17865
{{>p17866}}
@end
@partial p17866
{{>p17867}}
@end
@partial p17867
{{>p17868}}
@end
@partial p17868
{{>p17869}}
@end
@partial p17869
{{>p17870}}
@end
@partial p17870
{{>p17871}}
@end
@partial p17871
{{>p17872}}
@end
@partial p17872
{{>p17873}}
@end
@partial p17873
{{>p17874}}
@end
@partial p17874
{{>p17875}}
@end
@partial p17875
{{>p17876}}
@end
@partial p17876
{{>p17877}}
@end
@partial p17877
{{>p17878}}
@end
@partial p17878
{{>p17879}}
@end
@partial p17879
{{>p17880}}
@end
@partial p17880
{{>p17881}}
@end
@partial p17881
{{>p17882}}
@end
@partial p17882
{{>p17883}}
@end
@partial p17883
{{>p17884}}
@end
@partial p17884
{{>p17885}}
@end
@partial p17885
{{>p17886}}
@end
@partial p17886
{{>p17887}}
@end
@partial p17887
{{>p17888}}
@end
@partial p17888
{{>p17889}}
@end
@partial p17889
{{>p17890}}
@end
@partial p17890
{{>p17891}}
@end
@partial p17891
{{>p17892}}
@end
@partial p17892
{{>p17893}}
@end
@partial p17893
{{>p17894}}
@end
@partial p17894
{{>p17895}}
@end
@partial p17895
{{>p17896}}
@end
@partial p17896
{{>p17897}}
@end
@partial p17897
{{>p17898}}
@end
@partial p17898
{{>p17899}}
@end
@partial p17899
{{>p17900}}
@end
@partial p17900
{{>p17901}}
@end
@partial p17901
{{>p17902}}
@end
@partial p17902
{{>p17903}}
@end
@partial p17903
{{>p17904}}
@end
@partial p17904
{{>p17905}}
@end
@partial p17905
{{>p17906}}
@end
@partial p17906
{{>p17907}}
@end
@partial p17907
{{>p17908}}
@end
@partial p17908
{{>p17909}}
@end
@partial p17909
{{>p17910}}
@end
@partial p17910
{{>p17911}}
@end
@partial p17911
{{>p17912}}
@end
@partial p17912
{{>p17913}}
@end
@partial p17913
{{>p17914}}
@end
@partial p17914
{{>p17915}}
@end
@partial p17915
{{>p17916}}
@end
@partial p17916
{{>p17917}}
@end
@partial p17917
{{>p17918}}
@end
@partial p17918
{{>p17919}}
@end
@partial p17919
{{>p17920}}
@end
@partial p17920
{{>p17921}}
@end
@partial p17921
{{>p17922}}
@end
@partial p17922
{{>p17923}}
@end
@partial p17923
{{>p17924}}
@end
@partial p17924
{{>p17925}}
@end
@partial p17925
{{>p17926}}
@end
@partial p17926
{{>p17927}}
@end
@partial p17927
{{>p17928}}
@end
@partial p17928
{{>p17929}}
@end
@partial p17929
{{>p17930}}
@end
@partial p17930
{{>p17931}}
@end
@partial p17931
{{>p17932}}
@end
@partial p17932
{{>p17933}}
@end
@partial p17933
{{>p17934}}
@end
@partial p17934
{{>p17935}}
@end
@partial p17935
{{>p17936}}
@end
@partial p17936
{{>p17937}}
@end
@partial p17937
{{>p17938}}
@end
@partial p17938
{{>p17939}}
@end
@partial p17939
{{>p17940}}
@end
@partial p17940
{{>p17941}}
@end
@partial p17941
{{>p17942}}
@end
@partial p17942
{{>p17943}}
@end
@partial p17943
{{>p17944}}
@end
@partial p17944
{{>p17945}}
@end
@partial p17945
{{>p17946}}
@end
@partial p17946
{{>p17947}}
@end
@partial p17947
{{>p17948}}
@end
@partial p17948
{{>p17949}}
@end
@partial p17949
{{>p17950}}
@end
@partial p17950
{{>p17951}}
@end
@partial p17951
{{>p17952}}
@end
@partial p17952
{{>p17953}}
@end
@partial p17953
{{>p17954}}
@end
@partial p17954
{{>p17955}}
@end
@partial p17955
{{>p17956}}
@end
@partial p17956
{{>p17957}}
@end
@partial p17957
{{>p17958}}
@end
@partial p17958
{{>p17959}}
@end
@partial p17959
{{>p17960}}
@end
@partial p17960
{{>p17961}}
@end
@partial p17961
{{>p17962}}
@end
@partial p17962
{{>p17963}}
@end
@partial p17963
{{>p17964}}
@end
@partial p17964
{{>p17965}}
@end
@partial p17965
{{>p17966}}
@end
@partial p17966
{{>p17967}}
@end
@partial p17967
{{>p17968}}
@end
@partial p17968
{{>p17969}}
@end
@partial p17969
{{>p17970}}
@end
@partial p17970
{{>p17971}}
@end
@partial p17971
{{>p17972}}
@end
@partial p17972
{{>p17973}}
@end
@partial p17973
{{>p17974}}
@end
@partial p17974
{{>p17975}}
@end
@partial p17975
{{>p17976}}
@end
@partial p17976
{{>p17977}}
@end
@partial p17977
{{>p17978}}
@end
@partial p17978
{{>p17979}}
@end
@partial p17979
{{>p17980}}
@end
@partial p17980
{{>p17981}}
@end
@partial p17981
{{>p17982}}
@end
@partial p17982
{{>p17983}}
@end
@partial p17983
{{>p17984}}
@end
@partial p17984
{{>p17985}}
@end
@partial p17985
{{>p17986}}
@end
@partial p17986
{{>p17987}}
@end
@partial p17987
{{>p17988}}
@end
@partial p17988
{{>p17989}}
@end
@partial p17989
{{>p17990}}
@end
@partial p17990
{{>p17991}}
@end
@partial p17991
{{>p17992}}
@end
@partial p17992
{{>p17993}}
@end
@partial p17993
{{>p17994}}
@end
@partial p17994
{{>p17995}}
@end
@partial p17995
{{>p17996}}
@end
@partial p17996
{{>p17997}}
@end
@partial p17997
{{>p17998}}
@end
@partial p17998
{{>p17999}}
@end
@partial p17999
{{>p18000}}
@end
@partial p18000
{{>p18001}}
@end
@partial p18001
{{>p18002}}
@end
@partial p18002
{{>p18003}}
@end
@partial p18003
{{>p18004}}
@end
@partial p18004
{{>p18005}}
@end
@partial p18005
{{>p18006}}
@end
@partial p18006
{{>p18007}}
@end
@partial p18007
{{>p18008}}
@end
@partial p18008
{{>p18009}}
@end
@partial p18009
{{>p18010}}
@end
@partial p18010
{{>p18011}}
@end
@partial p18011
{{>p18012}}
@end
@partial p18012
{{>p18013}}
@end
@partial p18013
{{>p18014}}
@end
@partial p18014
{{>p18015}}
@end
@partial p18015
{{>p18016}}
@end
@partial p18016
{{>p18017}}
@end
@partial p18017
{{>p18018}}
@end
@partial p18018
{{>p18019}}
@end
@partial p18019
{{>p18020}}
@end
@partial p18020
{{>p18021}}
@end
@partial p18021
{{>p18022}}
@end
@partial p18022
{{>p18023}}
@end
@partial p18023
{{>p18024}}
@end
@partial p18024
{{>p18025}}
@end
@partial p18025
{{>p18026}}
@end
@partial p18026
{{>p18027}}
@end
@partial p18027
{{>p18028}}
@end
@partial p18028
{{>p18029}}
@end
@partial p18029
{{>p18030}}
@end
@partial p18030
{{>p18031}}
@end
@partial p18031
{{>p18032}}
@end
@partial p18032
{{>p18033}}
@end
@partial p18033
{{>p18034}}
@end
@partial p18034
{{>p18035}}
@end
@partial p18035
{{>p18036}}
@end
@partial p18036
{{>p18037}}
@end
@partial p18037
{{>p18038}}
@end
@partial p18038
{{>p18039}}
@end
@partial p18039
{{>p18040}}
@end
@partial p18040
{{>p18041}}
@end
@partial p18041
{{>p18042}}
@end
@partial p18042
{{>p18043}}
@end
@partial p18043
{{>p18044}}
@end
@partial p18044
{{>p18045}}
@end
@partial p18045
{{>p18046}}
@end
@partial p18046
{{>p18047}}
@end
@partial p18047
{{>p18048}}
@end
@partial p18048
{{>p18049}}
@end
@partial p18049
{{>p18050}}
@end
@partial p18050
{{>p18051}}
@end
@partial p18051
{{>p18052}}
@end
@partial p18052
{{>p18053}}
@end
@partial p18053
{{>p18054}}
@end
@partial p18054
{{>p18055}}
@end
@partial p18055
{{>p18056}}
@end
@partial p18056
{{>p18057}}
@end
@partial p18057
{{>p18058}}
@end
@partial p18058
{{>p18059}}
@end
@partial p18059
{{>p18060}}
@end
@partial p18060
{{>p18061}}
@end
@partial p18061
{{>p18062}}
@end
@partial p18062
{{>p18063}}
@end
@partial p18063
{{>p18064}}
@end
@partial p18064
{{>p18065}}
@end
@partial p18065
{{>p18066}}
@end
@partial p18066
{{>p18067}}
@end
@partial p18067
{{>p18068}}
@end
@partial p18068
{{>p18069}}
@end
@partial p18069
{{>p18070}}
@end
@partial p18070
{{>p18071}}
@end
@partial p18071
{{>p18072}}
@end
@partial p18072
{{>p18073}}
@end
@partial p18073
{{>p18074}}
@end
@partial p18074
{{>p18075}}
@end
@partial p18075
{{>p18076}}
@end
@partial p18076
{{>p18077}}
@end
@partial p18077
{{>p18078}}
@end
@partial p18078
{{>p18079}}
@end
@partial p18079
{{>p18080}}
@end
@partial p18080
{{>p18081}}
@end
@partial p18081
{{>p18082}}
@end
@partial p18082
{{>p18083}}
@end
@partial p18083
{{>p18084}}
@end
@partial p18084
{{>p18085}}
@end
@partial p18085
{{>p18086}}
@end
@partial p18086
{{>p18087}}
@end
@partial p18087
{{>p18088}}
@end
@partial p18088
{{>p18089}}
@end
@partial p18089
{{>p18090}}
@end
@partial p18090
{{>p18091}}
@end
@partial p18091
{{>p18092}}
@end
@partial p18092
{{>p18093}}
@end
@partial p18093
{{>p18094}}
@end
@partial p18094
{{>p18095}}
@end
@partial p18095
{{>p18096}}
@end
@partial p18096
{{>p18097}}
@end
@partial p18097
{{>p18098}}
@end
@partial p18098
{{>p18099}}
@end
@partial p18099
{{>p18100}}
@end
@partial p18100
{{>p18101}}
@end
@partial p18101
{{>p18102}}
@end
@partial p18102
{{>p18103}}
@end
@partial p18103
{{>p18104}}
@end
@partial p18104
{{>p18105}}
@end
@partial p18105
{{>p18106}}
@end
@partial p18106
{{>p18107}}
@end
@partial p18107
{{>p18108}}
@end
@partial p18108
{{>p18109}}
@end
@partial p18109
{{>p18110}}
@end
@partial p18110
{{>p18111}}
@end
@partial p18111
{{>p18112}}
@end
@partial p18112
{{>p18113}}
@end
@partial p18113
{{>p18114}}
@end
@partial p18114
{{>p18115}}
@end
@partial p18115
{{>p18116}}
@end
@partial p18116
{{>p18117}}
@end
@partial p18117
{{>p18118}}
@end
@partial p18118
{{>p18119}}
@end
@partial p18119
{{>p18120}}
@end
@partial p18120
{{>p18121}}
@end
@partial p18121
{{>p18122}}
@end
@partial p18122
{{>p18123}}
@end
@partial p18123
{{>p18124}}
@end
@partial p18124
{{>p18125}}
@end
@partial p18125
{{>p18126}}
@end
@partial p18126
{{>p18127}}
@end
@partial p18127
{{>p18128}}
@end
@partial p18128
{{>p18129}}
@end
@partial p18129
{{>p18130}}
@end
@partial p18130
{{>p18131}}
@end
@partial p18131
{{>p18132}}
@end
@partial p18132
{{>p18133}}
@end
@partial p18133
{{>p18134}}
@end
@partial p18134
{{>p18135}}
@end
@partial p18135
{{>p18136}}
@end
@partial p18136
{{>p18137}}
@end
@partial p18137
{{>p18138}}
@end
@partial p18138
{{>p18139}}
@end
@partial p18139
{{>p18140}}
@end
@partial p18140
{{>p18141}}
@end
@partial p18141
{{>p18142}}
@end
@partial p18142
{{>p18143}}
@end
@partial p18143
{{>p18144}}
@end
@partial p18144
{{>p18145}}
@end
@partial p18145
{{>p18146}}
@end
@partial p18146
{{>p18147}}
@end
@partial p18147
{{>p18148}}
@end
@partial p18148
{{>p18149}}
@end
@partial p18149
{{>p18150}}
@end
@partial p18150
{{>p18151}}
@end
@partial p18151
{{>p18152}}
@end
@partial p18152
{{>p18153}}
@end
@partial p18153
{{>p18154}}
@end
@partial p18154
{{>p18155}}
@end
@partial p18155
{{>p18156}}
@end
@partial p18156
{{>p18157}}
@end
@partial p18157
{{>p18158}}
@end
@partial p18158
{{>p18159}}
@end
@partial p18159
{{>p18160}}
@end
@partial p18160
{{>p18161}}
@end
@partial p18161
{{>p18162}}
@end
@partial p18162
{{>p18163}}
@end
@partial p18163
{{>p18164}}
@end
@partial p18164
{{>p18165}}
@end
@partial p18165
{{>p18166}}
@end
@partial p18166
{{>p18167}}
@end
@partial p18167
{{>p18168}}
@end
@partial p18168
{{>p18169}}
@end
@partial p18169
{{>p18170}}
@end
@partial p18170
{{>p18171}}
@end
@partial p18171
{{>p18172}}
@end
@partial p18172
{{>p18173}}
@end
@partial p18173
{{>p18174}}
@end
@partial p18174
{{>p18175}}
@end
@partial p18175
{{>p18176}}
@end
@partial p18176
{{>p18177}}
@end
@partial p18177
{{>p18178}}
@end
@partial p18178
{{>p18179}}
@end
@partial p18179
{{>p18180}}
@end
@partial p18180
{{>p18181}}
@end
@partial p18181
{{>p18182}}
@end
@partial p18182
{{>p18183}}
@end
@partial p18183
{{>p18184}}
@end
@partial p18184
{{>p18185}}
@end
@partial p18185
{{>p18186}}
@end
@partial p18186
{{>p18187}}
@end
@partial p18187
{{>p18188}}
@end
@partial p18188
{{>p18189}}
@end
@partial p18189
{{>p18190}}
@end
@partial p18190
{{>p18191}}
@end
@partial p18191
{{>p18192}}
@end
@partial p18192
{{>p18193}}
@end
@partial p18193
{{>p18194}}
@end
@partial p18194
{{>p18195}}
@end
@partial p18195
{{>p18196}}
@end
@partial p18196
{{>p18197}}
@end
@partial p18197
{{>p18198}}
@end
@partial p18198
{{>p18199}}
@end
@partial p18199
{{>p18200}}
@end
@partial p18200
{{>p18201}}
@end
@partial p18201
{{>p18202}}
@end
@partial p18202
{{>p18203}}
@end
@partial p18203
{{>p18204}}
@end
@partial p18204
{{>p18205}}
@end
@partial p18205
{{>p18206}}
@end
@partial p18206
{{>p18207}}
@end
@partial p18207
{{>p18208}}
@end
@partial p18208
{{>p18209}}
@end
@partial p18209
{{>p18210}}
@end
@partial p18210
{{>p18211}}
@end
@partial p18211
{{>p18212}}
@end
@partial p18212
{{>p18213}}
@end
@partial p18213
{{>p18214}}
@end
@partial p18214
{{>p18215}}
@end
@partial p18215
{{>p18216}}
@end
@partial p18216
{{>p18217}}
@end
@partial p18217
{{>p18218}}
@end
@partial p18218
{{>p18219}}
@end
@partial p18219
{{>p18220}}
@end
@partial p18220
{{>p18221}}
@end
@partial p18221
{{>p18222}}
@end
@partial p18222
{{>p18223}}
@end
@partial p18223
{{>p18224}}
@end
@partial p18224
{{>p18225}}
@end
@partial p18225
{{>p18226}}
@end
@partial p18226
{{>p18227}}
@end
@partial p18227
{{>p18228}}
@end
@partial p18228
{{>p18229}}
@end
@partial p18229
{{>p18230}}
@end
@partial p18230
{{>p18231}}
@end
@partial p18231
{{>p18232}}
@end
@partial p18232
{{>p18233}}
@end
@partial p18233
{{>p18234}}
@end
@partial p18234
{{>p18235}}
@end
@partial p18235
{{>p18236}}
@end
@partial p18236
{{>p18237}}
@end
@partial p18237
{{>p18238}}
@end
@partial p18238
{{>p18239}}
@end
@partial p18239
{{>p18240}}
@end
@partial p18240
{{>p18241}}
@end
@partial p18241
{{>p18242}}
@end
@partial p18242
{{>p18243}}
@end
@partial p18243
{{>p18244}}
@end
@partial p18244
{{>p18245}}
@end
@partial p18245
{{>p18246}}
@end
@partial p18246
{{>p18247}}
@end
@partial p18247
{{>p18248}}
@end
@partial p18248
{{>p18249}}
@end
@partial p18249
{{>p18250}}
@end
@partial p18250
{{>p18251}}
@end
@partial p18251
{{>p18252}}
@end
@partial p18252
{{>p18253}}
@end
@partial p18253
{{>p18254}}
@end
@partial p18254
{{>p18255}}
@end
@partial p18255
{{>p18256}}
@end
@partial p18256
{{>p18257}}
@end
@partial p18257
{{>p18258}}
@end
@partial p18258
{{>p18259}}
@end
@partial p18259
{{>p18260}}
@end
@partial p18260
{{>p18261}}
@end
@partial p18261
{{>p18262}}
@end
@partial p18262
{{>p18263}}
@end
@partial p18263
{{>p18264}}
@end
@partial p18264
{{>p18265}}
@end
@partial p18265
{{>p18266}}
@end
@partial p18266
{{>p18267}}
@end
@partial p18267
{{>p18268}}
@end
@partial p18268
{{>p18269}}
@end
@partial p18269
{{>p18270}}
@end
@partial p18270
{{>p18271}}
@end
@partial p18271
{{>p18272}}
@end
@partial p18272
{{>p18273}}
@end
@partial p18273
{{>p18274}}
@end
@partial p18274
{{>p18275}}
@end
@partial p18275
{{>p18276}}
@end
@partial p18276
{{>p18277}}
@end
@partial p18277
{{>p18278}}
@end
@partial p18278
{{>p18279}}
@end
@partial p18279
{{>p18280}}
@end
@partial p18280
{{>p18281}}
@end
@partial p18281
{{>p18282}}
@end
@partial p18282
{{>p18283}}
@end
@partial p18283
{{>p18284}}
@end
@partial p18284
{{>p18285}}
@end
@partial p18285
{{>p18286}}
@end
@partial p18286
{{>p18287}}
@end
@partial p18287
{{>p18288}}
@end
@partial p18288
{{>p18289}}
@end
@partial p18289
{{>p18290}}
@end
@partial p18290
{{>p18291}}
@end
@partial p18291
{{>p18292}}
@end
@partial p18292
{{>p18293}}
@end
@partial p18293
{{>p18294}}
@end
@partial p18294
{{>p18295}}
@end
@partial p18295
{{>p18296}}
@end
@partial p18296
{{>p18297}}
@end
@partial p18297
{{>p18298}}
@end
@partial p18298
{{>p18299}}
@end
@partial p18299
{{>p18300}}
@end
@partial p18300
{{>p18301}}
@end
@partial p18301
{{>p18302}}
@end
@partial p18302
{{>p18303}}
@end
@partial p18303
{{>p18304}}
@end
@partial p18304
{{>p18305}}
@end
@partial p18305
{{>p18306}}
@end
@partial p18306
{{>p18307}}
@end
@partial p18307
{{>p18308}}
@end
@partial p18308
{{>p18309}}
@end
@partial p18309
{{>p18310}}
@end
@partial p18310
{{>p18311}}
@end
@partial p18311
{{>p18312}}
@end
@partial p18312
{{>p18313}}
@end
@partial p18313
{{>p18314}}
@end
@partial p18314
{{>p18315}}
@end
@partial p18315
{{>p18316}}
@end
@partial p18316
{{>p18317}}
@end
@partial p18317
{{>p18318}}
@end
@partial p18318
{{>p18319}}
@end
@partial p18319
{{>p18320}}
@end
@partial p18320
{{>p18321}}
@end
@partial p18321
{{>p18322}}
@end
@partial p18322
{{>p18323}}
@end
@partial p18323
{{>p18324}}
@end
@partial p18324
{{>p18325}}
@end
@partial p18325
{{>p18326}}
@end
@partial p18326
{{>p18327}}
@end
@partial p18327
{{>p18328}}
@end
@partial p18328
{{>p18329}}
@end
@partial p18329
{{>p18330}}
@end
@partial p18330
{{>p18331}}
@end
@partial p18331
{{>p18332}}
@end
@partial p18332
{{>p18333}}
@end
@partial p18333
{{>p18334}}
@end
@partial p18334
{{>p18335}}
@end
@partial p18335
{{>p18336}}
@end
@partial p18336
{{>p18337}}
@end
@partial p18337
{{>p18338}}
@end
@partial p18338
{{>p18339}}
@end
@partial p18339
{{>p18340}}
@end
@partial p18340
{{>p18341}}
@end
@partial p18341
{{>p18342}}
@end
@partial p18342
{{>p18343}}
@end
@partial p18343
{{>p18344}}
@end
@partial p18344
{{>p18345}}
@end
@partial p18345
{{>p18346}}
@end
@partial p18346
{{>p18347}}
@end
@partial p18347
{{>p18348}}
@end
@partial p18348
{{>p18349}}
@end
@partial p18349
{{>p18350}}
@end
@partial p18350
{{>p18351}}
@end
@partial p18351
{{>p18352}}
@end
@partial p18352
{{>p18353}}
@end
@partial p18353
{{>p18354}}
@end
@partial p18354
{{>p18355}}
@end
@partial p18355
{{>p18356}}
@end
@partial p18356
{{>p18357}}
@end
@partial p18357
{{>p18358}}
@end
@partial p18358
{{>p18359}}
@end
@partial p18359
{{>p18360}}
@end
@partial p18360
{{>p18361}}
@end
@partial p18361
{{>p18362}}
@end
@partial p18362
{{>p18363}}
@end
@partial p18363
{{>p18364}}
@end
@partial p18364
{{>p18365}}
@end
@partial p18365
{{>p18366}}
@end
@partial p18366
{{>p18367}}
@end
@partial p18367
{{>p18368}}
@end
@partial p18368
{{>p18369}}
@end
@partial p18369
{{>p18370}}
@end
@partial p18370
{{>p18371}}
@end
@partial p18371
{{>p18372}}
@end
@partial p18372
{{>p18373}}
@end
@partial p18373
{{>p18374}}
@end
@partial p18374
{{>p18375}}
@end
@partial p18375
{{>p18376}}
@end
@partial p18376
{{>p18377}}
@end
@partial p18377
{{>p18378}}
@end
@partial p18378
{{>p18379}}
@end
@partial p18379
{{>p18380}}
@end
@partial p18380
{{>p18381}}
@end
@partial p18381
{{>p18382}}
@end
@partial p18382
{{>p18383}}
@end
@partial p18383
{{>p18384}}
@end
@partial p18384
{{>p18385}}
@end
@partial p18385
{{>p18386}}
@end
@partial p18386
{{>p18387}}
@end
@partial p18387
{{>p18388}}
@end
@partial p18388
{{>p18389}}
@end
@partial p18389
{{>p18390}}
@end
@partial p18390
{{>p18391}}
@end
@partial p18391
{{>p18392}}
@end
@partial p18392
{{>p18393}}
@end
@partial p18393
{{>p18394}}
@end
@partial p18394
{{>p18395}}
@end
@partial p18395
{{>p18396}}
@end
@partial p18396
{{>p18397}}
@end
@partial p18397
{{>p18398}}
@end
@partial p18398
{{>p18399}}
@end
@partial p18399
{{>p18400}}
@end
@partial p18400
{{>p18401}}
@end
@partial p18401
{{>p18402}}
@end
@partial p18402
{{>p18403}}
@end
@partial p18403
{{>p18404}}
@end
@partial p18404
{{>p18405}}
@end
@partial p18405
{{>p18406}}
@end
@partial p18406
{{>p18407}}
@end
@partial p18407
{{>p18408}}
@end
@partial p18408
{{>p18409}}
@end
@partial p18409
{{>p18410}}
@end
@partial p18410
{{>p18411}}
@end
@partial p18411
{{>p18412}}
@end
@partial p18412
{{>p18413}}
@end
@partial p18413
{{>p18414}}
@end
@partial p18414
{{>p18415}}
@end
@partial p18415
{{>p18416}}
@end
@partial p18416
{{>p18417}}
@end
@partial p18417
{{>p18418}}
@end
@partial p18418
{{>p18419}}
@end
@partial p18419
{{>p18420}}
@end
@partial p18420
{{>p18421}}
@end
@partial p18421
{{>p18422}}
@end
@partial p18422
{{>p18423}}
@end
@partial p18423
{{>p18424}}
@end
@partial p18424
{{>p18425}}
@end
@partial p18425
{{>p18426}}
@end
@partial p18426
{{>p18427}}
@end
@partial p18427
{{>p18428}}
@end
@partial p18428
{{>p18429}}
@end
@partial p18429
{{>p18430}}
@end
@partial p18430
{{>p18431}}
@end
@partial p18431
{{>p18432}}
@end
@partial p18432
{{>p18433}}
@end
@partial p18433
{{>p18434}}
@end
@partial p18434
{{>p18435}}
@end
@partial p18435
{{>p18436}}
@end
@partial p18436
{{>p18437}}
@end
@partial p18437
{{>p18438}}
@end
@partial p18438
{{>p18439}}
@end
@partial p18439
{{>p18440}}
@end
@partial p18440
{{>p18441}}
@end
@partial p18441
{{>p18442}}
@end
@partial p18442
{{>p18443}}
@end
@partial p18443
{{>p18444}}
@end
@partial p18444
{{>p18445}}
@end
@partial p18445
{{>p18446}}
@end
@partial p18446
{{>p18447}}
@end
@partial p18447
{{>p18448}}
@end
@partial p18448
{{>p18449}}
@end
@partial p18449
{{>p18450}}
@end
@partial p18450
{{>p18451}}
@end
@partial p18451
{{>p18452}}
@end
@partial p18452
{{>p18453}}
@end
@partial p18453
{{>p18454}}
@end
@partial p18454
{{>p18455}}
@end
@partial p18455
{{>p18456}}
@end
@partial p18456
{{>p18457}}
@end
@partial p18457
{{>p18458}}
@end
@partial p18458
{{>p18459}}
@end
@partial p18459
{{>p18460}}
@end
@partial p18460
{{>p18461}}
@end
@partial p18461
{{>p18462}}
@end
@partial p18462
{{>p18463}}
@end
@partial p18463
{{>p18464}}
@end
@partial p18464
{{>p18465}}
@end
@partial p18465
{{>p18466}}
@end
@partial p18466
{{>p18467}}
@end
@partial p18467
{{>p18468}}
@end
@partial p18468
{{>p18469}}
@end
@partial p18469
{{>p18470}}
@end
@partial p18470
{{>p18471}}
@end
@partial p18471
{{>p18472}}
@end
@partial p18472
{{>p18473}}
@end
@partial p18473
{{>p18474}}
@end
@partial p18474
{{>p18475}}
@end
@partial p18475
{{>p18476}}
@end
@partial p18476
{{>p18477}}
@end
@partial p18477
{{>p18478}}
@end
@partial p18478
{{>p18479}}
@end
@partial p18479
{{>p18480}}
@end
@partial p18480
{{>p18481}}
@end
@partial p18481
{{>p18482}}
@end
@partial p18482
{{>p18483}}
@end
@partial p18483
{{>p18484}}
@end
@partial p18484
{{>p18485}}
@end
@partial p18485
{{>p18486}}
@end
@partial p18486
{{>p18487}}
@end
@partial p18487
{{>p18488}}
@end
@partial p18488
{{>p18489}}
@end
@partial p18489
{{>p18490}}
@end
@partial p18490
{{>p18491}}
@end
@partial p18491
{{>p18492}}
@end
@partial p18492
{{>p18493}}
@end
@partial p18493
{{>p18494}}
@end
@partial p18494
{{>p18495}}
@end
@partial p18495
{{>p18496}}
@end
@partial p18496
{{>p18497}}
@end
@partial p18497
{{>p18498}}
@end
@partial p18498
{{>p18499}}
@end
@partial p18499
{{>p18500}}
@end
@partial p18500
{{>p18501}}
@end
@partial p18501
{{>p18502}}
@end
@partial p18502
{{>p18503}}
@end
@partial p18503
{{>p18504}}
@end
@partial p18504
{{>p18505}}
@end
@partial p18505
{{>p18506}}
@end
@partial p18506
{{>p18507}}
@end
@partial p18507
{{>p18508}}
@end
@partial p18508
{{>p18509}}
@end
@partial p18509
{{>p18510}}
@end
@partial p18510
{{>p18511}}
@end
@partial p18511
{{>p18512}}
@end
@partial p18512
{{>p18513}}
@end
@partial p18513
{{>p18514}}
@end
@partial p18514
{{>p18515}}
@end
@partial p18515
{{>p18516}}
@end
@partial p18516
{{>p18517}}
@end
@partial p18517
{{>p18518}}
@end
@partial p18518
{{>p18519}}
@end
@partial p18519
{{>p18520}}
@end
@partial p18520
{{>p18521}}
@end
@partial p18521
{{>p18522}}
@end
@partial p18522
{{>p18523}}
@end
@partial p18523
{{>p18524}}
@end
@partial p18524
{{>p18525}}
@end
@partial p18525
{{>p18526}}
@end
@partial p18526
{{>p18527}}
@end
@partial p18527
{{>p18528}}
@end
@partial p18528
{{>p18529}}
@end
@partial p18529
{{>p18530}}
@end
@partial p18530
{{>p18531}}
@end
@partial p18531
{{>p18532}}
@end
@partial p18532
{{>p18533}}
@end
@partial p18533
{{>p18534}}
@end
@partial p18534
{{>p18535}}
@end
@partial p18535
{{>p18536}}
@end
@partial p18536
{{>p18537}}
@end
@partial p18537
{{>p18538}}
@end
@partial p18538
{{>p18539}}
@end
@partial p18539
{{>p18540}}
@end
@partial p18540
{{>p18541}}
@end
@partial p18541
{{>p18542}}
@end
@partial p18542
{{>p18543}}
@end
@partial p18543
{{>p18544}}
@end
@partial p18544
{{>p18545}}
@end
@partial p18545
{{>p18546}}
@end
@partial p18546
{{>p18547}}
@end
@partial p18547
{{>p18548}}
@end
@partial p18548
{{>p18549}}
@end
@partial p18549
{{>p18550}}
@end
@partial p18550
{{>p18551}}
@end
@partial p18551
{{>p18552}}
@end
@partial p18552
{{>p18553}}
@end
@partial p18553
{{>p18554}}
@end
@partial p18554
{{>p18555}}
@end
@partial p18555
{{>p18556}}
@end
@partial p18556
{{>p18557}}
@end
@partial p18557
{{>p18558}}
@end
@partial p18558
{{>p18559}}
@end
@partial p18559
{{>p18560}}
@end
@partial p18560
{{>p18561}}
@end
@partial p18561
{{>p18562}}
@end
@partial p18562
{{>p18563}}
@end
@partial p18563
{{>p18564}}
@end
@partial p18564
{{>p18565}}
@end
@partial p18565
{{>p18566}}
@end
@partial p18566
{{>p18567}}
@end
@partial p18567
{{>p18568}}
@end
@partial p18568
{{>p18569}}
@end
@partial p18569
{{>p18570}}
@end
@partial p18570
{{>p18571}}
@end
@partial p18571
{{>p18572}}
@end
@partial p18572
{{>p18573}}
@end
@partial p18573
{{>p18574}}
@end
@partial p18574
{{>p18575}}
@end
@partial p18575
{{>p18576}}
@end
@partial p18576
{{>p18577}}
@end
@partial p18577
{{>p18578}}
@end
@partial p18578
{{>p18579}}
@end
@partial p18579
{{>p18580}}
@end
@partial p18580
{{>p18581}}
@end
@partial p18581
{{>p18582}}
@end
@partial p18582
{{>p18583}}
@end
@partial p18583
{{>p18584}}
@end
@partial p18584
{{>p18585}}
@end
@partial p18585
{{>p18586}}
@end
@partial p18586
{{>p18587}}
@end
@partial p18587
{{>p18588}}
@end
@partial p18588
{{>p18589}}
@end
@partial p18589
{{>p18590}}
@end
@partial p18590
{{>p18591}}
@end
@partial p18591
{{>p18592}}
@end
@partial p18592
{{>p18593}}
@end
@partial p18593
{{>p18594}}
@end
@partial p18594
{{>p18595}}
@end
@partial p18595
{{>p18596}}
@end
@partial p18596
{{>p18597}}
@end
@partial p18597
{{>p18598}}
@end
@partial p18598
{{>p18599}}
@end
@partial p18599
{{>p18600}}
@end
@partial p18600
{{>p18601}}
@end
@partial p18601
{{>p18602}}
@end
@partial p18602
{{>p18603}}
@end
@partial p18603
{{>p18604}}
@end
@partial p18604
{{>p18605}}
@end
@partial p18605
{{>p18606}}
@end
@partial p18606
{{>p18607}}
@end
@partial p18607
{{>p18608}}
@end
@partial p18608
{{>p18609}}
@end
@partial p18609
{{>p18610}}
@end
@partial p18610
{{>p18611}}
@end
@partial p18611
{{>p18612}}
@end
@partial p18612
{{>p18613}}
@end
@partial p18613
{{>p18614}}
@end
@partial p18614
{{>p18615}}
@end
@partial p18615
{{>p18616}}
@end
@partial p18616
{{>p18617}}
@end
@partial p18617
{{>p18618}}
@end
@partial p18618
{{>p18619}}
@end
@partial p18619
{{>p18620}}
@end
@partial p18620
{{>p18621}}
@end
@partial p18621
{{>p18622}}
@end
@partial p18622
{{>p18623}}
@end
@partial p18623
{{>p18624}}
@end
@partial p18624
{{>p18625}}
@end
@partial p18625
{{>p18626}}
@end
@partial p18626
{{>p18627}}
@end
@partial p18627
{{>p18628}}
@end
@partial p18628
{{>p18629}}
@end
@partial p18629
{{>p18630}}
@end
@partial p18630
{{>p18631}}
@end
@partial p18631
{{>p18632}}
@end
@partial p18632
{{>p18633}}
@end
@partial p18633
{{>p18634}}
@end
@partial p18634
{{>p18635}}
@end
@partial p18635
{{>p18636}}
@end
@partial p18636
{{>p18637}}
@end
@partial p18637
{{>p18638}}
@end
@partial p18638
{{>p18639}}
@end
@partial p18639
{{>p18640}}
@end
@partial p18640
{{>p18641}}
@end
@partial p18641
{{>p18642}}
@end
@partial p18642
{{>p18643}}
@end
@partial p18643
{{>p18644}}
@end
@partial p18644
{{>p18645}}
@end
@partial p18645
{{>p18646}}
@end
@partial p18646
{{>p18647}}
@end
@partial p18647
{{>p18648}}
@end
@partial p18648
{{>p18649}}
@end
@partial p18649
{{>p18650}}
@end
@partial p18650
{{>p18651}}
@end
@partial p18651
{{>p18652}}
@end
@partial p18652
{{>p18653}}
@end
@partial p18653
{{>p18654}}
@end
@partial p18654
{{>p18655}}
@end
@partial p18655
{{>p18656}}
@end
@partial p18656
{{>p18657}}
@end
@partial p18657
{{>p18658}}
@end
@partial p18658
{{>p18659}}
@end
@partial p18659
{{>p18660}}
@end
@partial p18660
{{>p18661}}
@end
@partial p18661
{{>p18662}}
@end
@partial p18662
{{>p18663}}
@end
@partial p18663
{{>p18664}}
@end
@partial p18664
{{>p18665}}
@end
@partial p18665
{{>p18666}}
@end
@partial p18666
{{>p18667}}
@end
@partial p18667
{{>p18668}}
@end
@partial p18668
{{>p18669}}
@end
@partial p18669
{{>p18670}}
@end
@partial p18670
{{>p18671}}
@end
@partial p18671
{{>p18672}}
@end
@partial p18672
{{>p18673}}
@end
@partial p18673
{{>p18674}}
@end
@partial p18674
{{>p18675}}
@end
@partial p18675
{{>p18676}}
@end
@partial p18676
{{>p18677}}
@end
@partial p18677
{{>p18678}}
@end
@partial p18678
{{>p18679}}
@end
@partial p18679
{{>p18680}}
@end
@partial p18680
{{>p18681}}
@end
@partial p18681
{{>p18682}}
@end
@partial p18682
{{>p18683}}
@end
@partial p18683
{{>p18684}}
@end
@partial p18684
{{>p18685}}
@end
@partial p18685
{{>p18686}}
@end
@partial p18686
{{>p18687}}
@end
@partial p18687
{{>p18688}}
@end
@partial p18688
{{>p18689}}
@end
@partial p18689
{{>p18690}}
@end
@partial p18690
{{>p18691}}
@end
@partial p18691
{{>p18692}}
@end
@partial p18692
{{>p18693}}
@end
@partial p18693
{{>p18694}}
@end
@partial p18694
{{>p18695}}
@end
@partial p18695
{{>p18696}}
@end
@partial p18696
{{>p18697}}
@end
@partial p18697
{{>p18698}}
@end
@partial p18698
{{>p18699}}
@end
@partial p18699
{{>p18700}}
@end
@partial p18700
{{>p18701}}
@end
@partial p18701
{{>p18702}}
@end
@partial p18702
{{>p18703}}
@end
@partial p18703
{{>p18704}}
@end
@partial p18704
{{>p18705}}
@end
@partial p18705
{{>p18706}}
@end
@partial p18706
{{>p18707}}
@end
@partial p18707
{{>p18708}}
@end
@partial p18708
{{>p18709}}
@end
@partial p18709
{{>p18710}}
@end
@partial p18710
{{>p18711}}
@end
@partial p18711
{{>p18712}}
@end
@partial p18712
{{>p18713}}
@end
@partial p18713
{{>p18714}}
@end
@partial p18714
{{>p18715}}
@end
@partial p18715
{{>p18716}}
@end
@partial p18716
{{>p18717}}
@end
@partial p18717
{{>p18718}}
@end
@partial p18718
{{>p18719}}
@end
@partial p18719
{{>p18720}}
@end
@partial p18720
{{>p18721}}
@end
@partial p18721
{{>p18722}}
@end
@partial p18722
{{>p18723}}
@end
@partial p18723
{{>p18724}}
@end
@partial p18724
{{>p18725}}
@end
@partial p18725
{{>p18726}}
@end
@partial p18726
{{>p18727}}
@end
@partial p18727
{{>p18728}}
@end
@partial p18728
{{>p18729}}
@end
@partial p18729
{{>p18730}}
@end
@partial p18730
{{>p18731}}
@end
@partial p18731
{{>p18732}}
@end
@partial p18732
{{>p18733}}
@end
@partial p18733
{{>p18734}}
@end
@partial p18734
{{>p18735}}
@end
@partial p18735
{{>p18736}}
@end
@partial p18736
{{>p18737}}
@end
@partial p18737
{{>p18738}}
@end
@partial p18738
{{>p18739}}
@end
@partial p18739
{{>p18740}}
@end
@partial p18740
{{>p18741}}
@end
@partial p18741
{{>p18742}}
@end
@partial p18742
{{>p18743}}
@end
@partial p18743
{{>p18744}}
@end
@partial p18744
{{>p18745}}
@end
@partial p18745
{{>p18746}}
@end
@partial p18746
{{>p18747}}
@end
@partial p18747
{{>p18748}}
@end
@partial p18748
{{>p18749}}
@end
@partial p18749
{{>p18750}}
@end
@partial p18750
{{>p18751}}
@end
@partial p18751
{{>p18752}}
@end
@partial p18752
{{>p18753}}
@end
@partial p18753
{{>p18754}}
@end
@partial p18754
{{>p18755}}
@end
@partial p18755
{{>p18756}}
@end
@partial p18756
{{>p18757}}
@end
@partial p18757
{{>p18758}}
@end
@partial p18758
{{>p18759}}
@end
@partial p18759
{{>p18760}}
@end
@partial p18760
{{>p18761}}
@end
@partial p18761
{{>p18762}}
@end
@partial p18762
{{>p18763}}
@end
@partial p18763
{{>p18764}}
@end
@partial p18764
{{>p18765}}
@end
@partial p18765
{{>p18766}}
@end
@partial p18766
{{>p18767}}
@end
@partial p18767
{{>p18768}}
@end
@partial p18768
{{>p18769}}
@end
@partial p18769
{{>p18770}}
@end
@partial p18770
{{>p18771}}
@end
@partial p18771
{{>p18772}}
@end
@partial p18772
{{>p18773}}
@end
@partial p18773
{{>p18774}}
@end
@partial p18774
{{>p18775}}
@end
@partial p18775
{{>p18776}}
@end
@partial p18776
{{>p18777}}
@end
@partial p18777
{{>p18778}}
@end
@partial p18778
{{>p18779}}
@end
@partial p18779
{{>p18780}}
@end
@partial p18780
{{>p18781}}
@end
@partial p18781
{{>p18782}}
@end
@partial p18782
{{>p18783}}
@end
@partial p18783
{{>p18784}}
@end
@partial p18784
{{>p18785}}
@end
@partial p18785
{{>p18786}}
@end
@partial p18786
{{>p18787}}
@end
@partial p18787
{{>p18788}}
@end
@partial p18788
{{>p18789}}
@end
@partial p18789
{{>p18790}}
@end
@partial p18790
{{>p18791}}
@end
@partial p18791
{{>p18792}}
@end
@partial p18792
{{>p18793}}
@end
@partial p18793
{{>p18794}}
@end
@partial p18794
{{>p18795}}
@end
@partial p18795
{{>p18796}}
@end
@partial p18796
{{>p18797}}
@end
@partial p18797
{{>p18798}}
@end
@partial p18798
{{>p18799}}
@end
@partial p18799
{{>p18800}}
@end
@partial p18800
{{>p18801}}
@end
@partial p18801
{{>p18802}}
@end
@partial p18802
{{>p18803}}
@end
@partial p18803
{{>p18804}}
@end
@partial p18804
{{>p18805}}
@end
@partial p18805
{{>p18806}}
@end
@partial p18806
{{>p18807}}
@end
@partial p18807
{{>p18808}}
@end
@partial p18808
{{>p18809}}
@end
@partial p18809
{{>p18810}}
@end
@partial p18810
{{>p18811}}
@end
@partial p18811
{{>p18812}}
@end
@partial p18812
{{>p18813}}
@end
@partial p18813
{{>p18814}}
@end
@partial p18814
{{>p18815}}
@end
@partial p18815
{{>p18816}}
@end
@partial p18816
{{>p18817}}
@end
@partial p18817
{{>p18818}}
@end
@partial p18818
{{>p18819}}
@end
@partial p18819
{{>p18820}}
@end
@partial p18820
{{>p18821}}
@end
@partial p18821
{{>p18822}}
@end
@partial p18822
{{>p18823}}
@end
@partial p18823
{{>p18824}}
@end
@partial p18824
{{>p18825}}
@end
@partial p18825
{{>p18826}}
@end
@partial p18826
{{>p18827}}
@end
@partial p18827
{{>p18828}}
@end
@partial p18828
{{>p18829}}
@end
@partial p18829
{{>p18830}}
@end
@partial p18830
{{>p18831}}
@end
@partial p18831
{{>p18832}}
@end
@partial p18832
{{>p18833}}
@end
@partial p18833
{{>p18834}}
@end
@partial p18834
{{>p18835}}
@end
@partial p18835
{{>p18836}}
@end
@partial p18836
{{>p18837}}
@end
@partial p18837
{{>p18838}}
@end
@partial p18838
{{>p18839}}
@end
@partial p18839
{{>p18840}}
@end
@partial p18840
{{>p18841}}
@end
@partial p18841
{{>p18842}}
@end
@partial p18842
{{>p18843}}
@end
@partial p18843
{{>p18844}}
@end
@partial p18844
{{>p18845}}
@end
@partial p18845
{{>p18846}}
@end
@partial p18846
{{>p18847}}
@end
@partial p18847
{{>p18848}}
@end
@partial p18848
{{>p18849}}
@end
@partial p18849
{{>p18850}}
@end
@partial p18850
{{>p18851}}
@end
@partial p18851
{{>p18852}}
@end
@partial p18852
{{>p18853}}
@end
@partial p18853
{{>p18854}}
@end
@partial p18854
{{>p18855}}
@end
@partial p18855
{{>p18856}}
@end
@partial p18856
{{>p18857}}
@end
@partial p18857
{{>p18858}}
@end
@partial p18858
{{>p18859}}
@end
@partial p18859
{{>p18860}}
@end
@partial p18860
{{>p18861}}
@end
@partial p18861
{{>p18862}}
@end
@partial p18862
{{>p18863}}
@end
@partial p18863
{{>p18864}}
@end
@partial p18864
{{>p18865}}
@end
@partial p18865
{{>p18866}}
@end
@partial p18866
{{>p18867}}
@end
@partial p18867
{{>p18868}}
@end
@partial p18868
{{>p18869}}
@end
@partial p18869
{{>p18870}}
@end
@partial p18870
{{>p18871}}
@end
@partial p18871
{{>p18872}}
@end
@partial p18872
{{>p18873}}
@end
@partial p18873
{{>p18874}}
@end
@partial p18874
{{>p18875}}
@end
@partial p18875
{{>p18876}}
@end
@partial p18876
{{>p18877}}
@end
@partial p18877
{{>p18878}}
@end
@partial p18878
{{>p18879}}
@end
@partial p18879
{{>p18880}}
@end
@partial p18880
{{>p18881}}
@end
@partial p18881
{{>p18882}}
@end
@partial p18882
{{>p18883}}
@end
@partial p18883
{{>p18884}}
@end
@partial p18884
{{>p18885}}
@end
@partial p18885
{{>p18886}}
@end
@partial p18886
{{>p18887}}
@end
@partial p18887
{{>p18888}}
@end
@partial p18888
{{>p18889}}
@end
@partial p18889
{{>p18890}}
@end
@partial p18890
{{>p18891}}
@end
@partial p18891
{{>p18892}}
@end
@partial p18892
{{>p18893}}
@end
@partial p18893
{{>p18894}}
@end
@partial p18894
{{>p18895}}
@end
@partial p18895
{{>p18896}}
@end
@partial p18896
{{>p18897}}
@end
@partial p18897
{{>p18898}}
@end
@partial p18898
{{>p18899}}
@end
@partial p18899
{{>p18900}}
@end
@partial p18900
{{>p18901}}
@end
@partial p18901
{{>p18902}}
@end
@partial p18902
{{>p18903}}
@end
@partial p18903
{{>p18904}}
@end
@partial p18904
{{>p18905}}
@end
@partial p18905
{{>p18906}}
@end
@partial p18906
{{>p18907}}
@end
@partial p18907
{{>p18908}}
@end
@partial p18908
{{>p18909}}
@end
@partial p18909
{{>p18910}}
@end
@partial p18910
{{>p18911}}
@end
@partial p18911
{{>p18912}}
@end
@partial p18912
{{>p18913}}
@end
@partial p18913
{{>p18914}}
@end
@partial p18914
{{>p18915}}
@end
@partial p18915
{{>p18916}}
@end
@partial p18916
{{>p18917}}
@end
@partial p18917
{{>p18918}}
@end
@partial p18918
{{>p18919}}
@end
@partial p18919
{{>p18920}}
@end
@partial p18920
{{>p18921}}
@end
@partial p18921
{{>p18922}}
@end
@partial p18922
{{>p18923}}
@end
@partial p18923
{{>p18924}}
@end
@partial p18924
{{>p18925}}
@end
@partial p18925
{{>p18926}}
@end
@partial p18926
{{>p18927}}
@end
@partial p18927
{{>p18928}}
@end
@partial p18928
{{>p18929}}
@end
@partial p18929
{{>p18930}}
@end
@partial p18930
{{>p18931}}
@end
@partial p18931
{{>p18932}}
@end
@partial p18932
{{>p18933}}
@end
@partial p18933
{{>p18934}}
@end
@partial p18934
{{>p18935}}
@end
@partial p18935
{{>p18936}}
@end
@partial p18936
{{>p18937}}
@end
@partial p18937
{{>p18938}}
@end
@partial p18938
{{>p18939}}
@end
@partial p18939
{{>p18940}}
@end
@partial p18940
{{>p18941}}
@end
@partial p18941
{{>p18942}}
@end
@partial p18942
{{>p18943}}
@end
@partial p18943
{{>p18944}}
@end
@partial p18944
{{>p18945}}
@end
@partial p18945
{{>p18946}}
@end
@partial p18946
{{>p18947}}
@end
@partial p18947
{{>p18948}}
@end
@partial p18948
{{>p18949}}
@end
@partial p18949
{{>p18950}}
@end
@partial p18950
{{>p18951}}
@end
@partial p18951
{{>p18952}}
@end
@partial p18952
{{>p18953}}
@end
@partial p18953
{{>p18954}}
@end
@partial p18954
{{>p18955}}
@end
@partial p18955
{{>p18956}}
@end
@partial p18956
{{>p18957}}
@end
@partial p18957
{{>p18958}}
@end
@partial p18958
{{>p18959}}
@end
@partial p18959
{{>p18960}}
@end
@partial p18960
{{>p18961}}
@end
@partial p18961
{{>p18962}}
@end
@partial p18962
{{>p18963}}
@end
@partial p18963
{{>p18964}}
@end
@partial p18964
{{>p18965}}
@end
@partial p18965
{{>p18966}}
@end
@partial p18966
{{>p18967}}
@end
@partial p18967
{{>p18968}}
@end
@partial p18968
{{>p18969}}
@end
@partial p18969
{{>p18970}}
@end
@partial p18970
{{>p18971}}
@end
@partial p18971
{{>p18972}}
@end
@partial p18972
{{>p18973}}
@end
@partial p18973
{{>p18974}}
@end
@partial p18974
{{>p18975}}
@end
@partial p18975
{{>p18976}}
@end
@partial p18976
{{>p18977}}
@end
@partial p18977
{{>p18978}}
@end
@partial p18978
{{>p18979}}
@end
@partial p18979
{{>p18980}}
@end
@partial p18980
{{>p18981}}
@end
@partial p18981
{{>p18982}}
@end
@partial p18982
{{>p18983}}
@end
@partial p18983
{{>p18984}}
@end
@partial p18984
{{>p18985}}
@end
@partial p18985
{{>p18986}}
@end
@partial p18986
{{>p18987}}
@end
@partial p18987
{{>p18988}}
@end
@partial p18988
{{>p18989}}
@end
@partial p18989
{{>p18990}}
@end
@partial p18990
{{>p18991}}
@end
@partial p18991
{{>p18992}}
@end
@partial p18992
{{>p18993}}
@end
@partial p18993
{{>p18994}}
@end
@partial p18994
{{>p18995}}
@end
@partial p18995
{{>p18996}}
@end
@partial p18996
{{>p18997}}
@end
@partial p18997
{{>p18998}}
@end
@partial p18998
{{>p18999}}
@end
@partial p18999
{{>p19000}}
@end
@partial p19000
{{>p19001}}
@end
@partial p19001
{{>p19002}}
@end
@partial p19002
{{>p19003}}
@end
@partial p19003
{{>p19004}}
@end
@partial p19004
{{>p19005}}
@end
@partial p19005
{{>p19006}}
@end
@partial p19006
{{>p19007}}
@end
@partial p19007
{{>p19008}}
@end
@partial p19008
{{>p19009}}
@end
@partial p19009
{{>p19010}}
@end
@partial p19010
{{>p19011}}
@end
@partial p19011
{{>p19012}}
@end
@partial p19012
{{>p19013}}
@end
@partial p19013
{{>p19014}}
@end
@partial p19014
{{>p19015}}
@end
@partial p19015
{{>p19016}}
@end
@partial p19016
{{>p19017}}
@end
@partial p19017
{{>p19018}}
@end
@partial p19018
{{>p19019}}
@end
@partial p19019
{{>p19020}}
@end
@partial p19020
{{>p19021}}
@end
@partial p19021
{{>p19022}}
@end
@partial p19022
{{>p19023}}
@end
@partial p19023
{{>p19024}}
@end
@partial p19024
{{>p19025}}
@end
@partial p19025
{{>p19026}}
@end
@partial p19026
{{>p19027}}
@end
@partial p19027
{{>p19028}}
@end
@partial p19028
{{>p19029}}
@end
@partial p19029
{{>p19030}}
@end
@partial p19030
{{>p19031}}
@end
@partial p19031
{{>p19032}}
@end
@partial p19032
{{>p19033}}
@end
@partial p19033
{{>p19034}}
@end
@partial p19034
{{>p19035}}
@end
@partial p19035
{{>p19036}}
@end
@partial p19036
{{>p19037}}
@end
@partial p19037
{{>p19038}}
@end
@partial p19038
{{>p19039}}
@end
@partial p19039
{{>p19040}}
@end
@partial p19040
{{>p19041}}
@end
@partial p19041
{{>p19042}}
@end
@partial p19042
{{>p19043}}
@end
@partial p19043
{{>p19044}}
@end
@partial p19044
{{>p19045}}
@end
@partial p19045
{{>p19046}}
@end
@partial p19046
{{>p19047}}
@end
@partial p19047
{{>p19048}}
@end
@partial p19048
{{>p19049}}
@end
@partial p19049
{{>p19050}}
@end
@partial p19050
{{>p19051}}
@end
@partial p19051
{{>p19052}}
@end
@partial p19052
{{>p19053}}
@end
@partial p19053
{{>p19054}}
@end
@partial p19054
{{>p19055}}
@end
@partial p19055
{{>p19056}}
@end
@partial p19056
{{>p19057}}
@end
@partial p19057
{{>p19058}}
@end
@partial p19058
{{>p19059}}
@end
@partial p19059
{{>p19060}}
@end
@partial p19060
{{>p19061}}
@end
@partial p19061
{{>p19062}}
@end
@partial p19062
{{>p19063}}
@end
@partial p19063
{{>p19064}}
@end
@partial p19064
{{>p19065}}
@end
@partial p19065
{{>p19066}}
@end
@partial p19066
{{>p19067}}
@end
@partial p19067
{{>p19068}}
@end
@partial p19068
{{>p19069}}
@end
@partial p19069
{{>p19070}}
@end
@partial p19070
{{>p19071}}
@end
@partial p19071
{{>p19072}}
@end
@partial p19072
{{>p19073}}
@end
@partial p19073
{{>p19074}}
@end
@partial p19074
{{>p19075}}
@end
@partial p19075
{{>p19076}}
@end
@partial p19076
{{>p19077}}
@end
@partial p19077
{{>p19078}}
@end
@partial p19078
{{>p19079}}
@end
@partial p19079
{{>p19080}}
@end
@partial p19080
{{>p19081}}
@end
@partial p19081
{{>p19082}}
@end
@partial p19082
{{>p19083}}
@end
@partial p19083
{{>p19084}}
@end
@partial p19084
{{>p19085}}
@end
@partial p19085
{{>p19086}}
@end
@partial p19086
{{>p19087}}
@end
@partial p19087
{{>p19088}}
@end
@partial p19088
{{>p19089}}
@end
@partial p19089
{{>p19090}}
@end
@partial p19090
{{>p19091}}
@end
@partial p19091
{{>p19092}}
@end
@partial p19092
{{>p19093}}
@end
@partial p19093
{{>p19094}}
@end
@partial p19094
{{>p19095}}
@end
@partial p19095
{{>p19096}}
@end
@partial p19096
{{>p19097}}
@end
@partial p19097
{{>p19098}}
@end
@partial p19098
{{>p19099}}
@end
@partial p19099
{{>p19100}}
@end
@partial p19100
{{>p19101}}
@end
@partial p19101
{{>p19102}}
@end
@partial p19102
{{>p19103}}
@end
@partial p19103
{{>p19104}}
@end
@partial p19104
{{>p19105}}
@end
@partial p19105
{{>p19106}}
@end
@partial p19106
{{>p19107}}
@end
@partial p19107
{{>p19108}}
@end
@partial p19108
{{>p19109}}
@end
@partial p19109
{{>p19110}}
@end
@partial p19110
{{>p19111}}
@end
@partial p19111
{{>p19112}}
@end
@partial p19112
{{>p19113}}
@end
@partial p19113
{{>p19114}}
@end
@partial p19114
{{>p19115}}
@end
@partial p19115
{{>p19116}}
@end
@partial p19116
{{>p19117}}
@end
@partial p19117
{{>p19118}}
@end
@partial p19118
{{>p19119}}
@end
@partial p19119
{{>p19120}}
@end
@partial p19120
{{>p19121}}
@end
@partial p19121
{{>p19122}}
@end
@partial p19122
{{>p19123}}
@end
@partial p19123
{{>p19124}}
@end
@partial p19124
{{>p19125}}
@end
@partial p19125
{{>p19126}}
@end
@partial p19126
{{>p19127}}
@end
@partial p19127
{{>p19128}}
@end
@partial p19128
{{>p19129}}
@end
@partial p19129
{{>p19130}}
@end
@partial p19130
{{>p19131}}
@end
@partial p19131
{{>p19132}}
@end
@partial p19132
{{>p19133}}
@end
@partial p19133
{{>p19134}}
@end
@partial p19134
{{>p19135}}
@end
@partial p19135
{{>p19136}}
@end
@partial p19136
{{>p19137}}
@end
@partial p19137
{{>p19138}}
@end
@partial p19138
{{>p19139}}
@end
@partial p19139
{{>p19140}}
@end
@partial p19140
{{>p19141}}
@end
@partial p19141
{{>p19142}}
@end
@partial p19142
{{>p19143}}
@end
@partial p19143
{{>p19144}}
@end
@partial p19144
{{>p19145}}
@end
@partial p19145
{{>p19146}}
@end
@partial p19146
{{>p19147}}
@end
@partial p19147
{{>p19148}}
@end
@partial p19148
{{>p19149}}
@end
@partial p19149
{{>p19150}}
@end
@partial p19150
{{>p19151}}
@end
@partial p19151
{{>p19152}}
@end
@partial p19152
{{>p19153}}
@end
@partial p19153
{{>p19154}}
@end
@partial p19154
{{>p19155}}
@end
@partial p19155
{{>p19156}}
@end
@partial p19156
{{>p19157}}
@end
@partial p19157
{{>p19158}}
@end
@partial p19158
{{>p19159}}
@end
@partial p19159
{{>p19160}}
@end
@partial p19160
{{>p19161}}
@end
@partial p19161
{{>p19162}}
@end
@partial p19162
{{>p19163}}
@end
@partial p19163
{{>p19164}}
@end
@partial p19164
{{>p19165}}
@end
@partial p19165
{{>p19166}}
@end
@partial p19166
{{>p19167}}
@end
@partial p19167
{{>p19168}}
@end
@partial p19168
{{>p19169}}
@end
@partial p19169
{{>p19170}}
@end
@partial p19170
{{>p19171}}
@end
@partial p19171
{{>p19172}}
@end
@partial p19172
{{>p19173}}
@end
@partial p19173
{{>p19174}}
@end
@partial p19174
{{>p19175}}
@end
@partial p19175
{{>p19176}}
@end
@partial p19176
{{>p19177}}
@end
@partial p19177
{{>p19178}}
@end
@partial p19178
{{>p19179}}
@end
@partial p19179
{{>p19180}}
@end
@partial p19180
{{>p19181}}
@end
@partial p19181
{{>p19182}}
@end
@partial p19182
{{>p19183}}
@end
@partial p19183
{{>p19184}}
@end
@partial p19184
{{>p19185}}
@end
@partial p19185
{{>p19186}}
@end
@partial p19186
{{>p19187}}
@end
@partial p19187
{{>p19188}}
@end
@partial p19188
{{>p19189}}
@end
@partial p19189
{{>p19190}}
@end
@partial p19190
{{>p19191}}
@end
@partial p19191
{{>p19192}}
@end
@partial p19192
{{>p19193}}
@end
@partial p19193
{{>p19194}}
@end
@partial p19194
{{>p19195}}
@end
@partial p19195
{{>p19196}}
@end
@partial p19196
{{>p19197}}
@end
@partial p19197
{{>p19198}}
@end
@partial p19198
{{>p19199}}
@end
@partial p19199
{{>p19200}}
@end
@partial p19200
{{>p19201}}
@end
@partial p19201
{{>p19202}}
@end
@partial p19202
{{>p19203}}
@end
@partial p19203
{{>p19204}}
@end
@partial p19204
{{>p19205}}
@end
@partial p19205
{{>p19206}}
@end
@partial p19206
{{>p19207}}
@end
@partial p19207
{{>p19208}}
@end
@partial p19208
{{>p19209}}
@end
@partial p19209
{{>p19210}}
@end
@partial p19210
{{>p19211}}
@end
@partial p19211
{{>p19212}}
@end
@partial p19212
{{>p19213}}
@end
@partial p19213
{{>p19214}}
@end
@partial p19214
{{>p19215}}
@end
@partial p19215
{{>p19216}}
@end
@partial p19216
{{>p19217}}
@end
@partial p19217
{{>p19218}}
@end
@partial p19218
{{>p19219}}
@end
@partial p19219
{{>p19220}}
@end
@partial p19220
{{>p19221}}
@end
@partial p19221
{{>p19222}}
@end
@partial p19222
{{>p19223}}
@end
@partial p19223
{{>p19224}}
@end
@partial p19224
{{>p19225}}
@end
@partial p19225
{{>p19226}}
@end
@partial p19226
{{>p19227}}
@end
@partial p19227
{{>p19228}}
@end
@partial p19228
{{>p19229}}
@end
@partial p19229
{{>p19230}}
@end
@partial p19230
{{>p19231}}
@end
@partial p19231
{{>p19232}}
@end
@partial p19232
{{>p19233}}
@end
@partial p19233
{{>p19234}}
@end
@partial p19234
{{>p19235}}
@end
@partial p19235
{{>p19236}}
@end
@partial p19236
{{>p19237}}
@end
@partial p19237
{{>p19238}}
@end
@partial p19238
{{>p19239}}
@end
@partial p19239
{{>p19240}}
@end
@partial p19240
{{>p19241}}
@end
@partial p19241
{{>p19242}}
@end
@partial p19242
{{>p19243}}
@end
@partial p19243
{{>p19244}}
@end
@partial p19244
{{>p19245}}
@end
@partial p19245
{{>p19246}}
@end
@partial p19246
{{>p19247}}
@end
@partial p19247
{{>p19248}}
@end
@partial p19248
{{>p19249}}
@end
@partial p19249
{{>p19250}}
@end
@partial p19250
{{>p19251}}
@end
@partial p19251
{{>p19252}}
@end
@partial p19252
{{>p19253}}
@end
@partial p19253
{{>p19254}}
@end
@partial p19254
{{>p19255}}
@end
@partial p19255
{{>p19256}}
@end
@partial p19256
{{>p19257}}
@end
@partial p19257
{{>p19258}}
@end
@partial p19258
{{>p19259}}
@end
@partial p19259
{{>p19260}}
@end
@partial p19260
{{>p19261}}
@end
@partial p19261
{{>p19262}}
@end
@partial p19262
{{>p19263}}
@end
@partial p19263
{{>p19264}}
@end
@partial p19264
{{>p19265}}
@end
@partial p19265
{{>p19266}}
@end
@partial p19266
{{>p19267}}
@end
@partial p19267
{{>p19268}}
@end
@partial p19268
{{>p19269}}
@end
@partial p19269
{{>p19270}}
@end
@partial p19270
{{>p19271}}
@end
@partial p19271
{{>p19272}}
@end
@partial p19272
{{>p19273}}
@end
@partial p19273
{{>p19274}}
@end
@partial p19274
{{>p19275}}
@end
@partial p19275
{{>p19276}}
@end
@partial p19276
{{>p19277}}
@end
@partial p19277
{{>p19278}}
@end
@partial p19278
{{>p19279}}
@end
@partial p19279
{{>p19280}}
@end
@partial p19280
{{>p19281}}
@end
@partial p19281
{{>p19282}}
@end
@partial p19282
{{>p19283}}
@end
@partial p19283
{{>p19284}}
@end
@partial p19284
{{>p19285}}
@end
@partial p19285
{{>p19286}}
@end
@partial p19286
{{>p19287}}
@end
@partial p19287
{{>p19288}}
@end
@partial p19288
{{>p19289}}
@end
@partial p19289
{{>p19290}}
@end
@partial p19290
{{>p19291}}
@end
@partial p19291
{{>p19292}}
@end
@partial p19292
{{>p19293}}
@end
@partial p19293
{{>p19294}}
@end
@partial p19294
{{>p19295}}
@end
@partial p19295
{{>p19296}}
@end
@partial p19296
{{>p19297}}
@end
@partial p19297
{{>p19298}}
@end
@partial p19298
{{>p19299}}
@end
@partial p19299
{{>p19300}}
@end
@partial p19300
{{>p19301}}
@end
@partial p19301
{{>p19302}}
@end
@partial p19302
{{>p19303}}
@end
@partial p19303
{{>p19304}}
@end
@partial p19304
{{>p19305}}
@end
@partial p19305
{{>p19306}}
@end
@partial p19306
{{>p19307}}
@end
@partial p19307
{{>p19308}}
@end
@partial p19308
{{>p19309}}
@end
@partial p19309
{{>p19310}}
@end
@partial p19310
{{>p19311}}
@end
@partial p19311
{{>p19312}}
@end
@partial p19312
{{>p19313}}
@end
@partial p19313
{{>p19314}}
@end
@partial p19314
{{>p19315}}
@end
@partial p19315
{{>p19316}}
@end
@partial p19316
{{>p19317}}
@end
@partial p19317
{{>p19318}}
@end
@partial p19318
{{>p19319}}
@end
@partial p19319
{{>p19320}}
@end
@partial p19320
{{>p19321}}
@end
@partial p19321
{{>p19322}}
@end
@partial p19322
{{>p19323}}
@end
@partial p19323
{{>p19324}}
@end
@partial p19324
{{>p19325}}
@end
@partial p19325
{{>p19326}}
@end
@partial p19326
{{>p19327}}
@end
@partial p19327
{{>p19328}}
@end
@partial p19328
{{>p19329}}
@end
@partial p19329
{{>p19330}}
@end
@partial p19330
{{>p19331}}
@end
@partial p19331
{{>p19332}}
@end
@partial p19332
{{>p19333}}
@end
@partial p19333
{{>p19334}}
@end
@partial p19334
{{>p19335}}
@end
@partial p19335
{{>p19336}}
@end
@partial p19336
{{>p19337}}
@end
@partial p19337
{{>p19338}}
@end
@partial p19338
{{>p19339}}
@end
@partial p19339
{{>p19340}}
@end
@partial p19340
{{>p19341}}
@end
@partial p19341
{{>p19342}}
@end
@partial p19342
{{>p19343}}
@end
@partial p19343
{{>p19344}}
@end
@partial p19344
{{>p19345}}
@end
@partial p19345
{{>p19346}}
@end
@partial p19346
{{>p19347}}
@end
@partial p19347
{{>p19348}}
@end
@partial p19348
{{>p19349}}
@end
@partial p19349
{{>p19350}}
@end
@partial p19350
{{>p19351}}
@end
@partial p19351
{{>p19352}}
@end
@partial p19352
{{>p19353}}
@end
@partial p19353
{{>p19354}}
@end
@partial p19354
{{>p19355}}
@end
@partial p19355
{{>p19356}}
@end
@partial p19356
{{>p19357}}
@end
@partial p19357
{{>p19358}}
@end
@partial p19358
{{>p19359}}
@end
@partial p19359
{{>p19360}}
@end
@partial p19360
{{>p19361}}
@end
@partial p19361
{{>p19362}}
@end
@partial p19362
{{>p19363}}
@end
@partial p19363
{{>p19364}}
@end
@partial p19364
{{>p19365}}
@end
@partial p19365
{{>p19366}}
@end
@partial p19366
{{>p19367}}
@end
@partial p19367
{{>p19368}}
@end
@partial p19368
{{>p19369}}
@end
@partial p19369
{{>p19370}}
@end
@partial p19370
{{>p19371}}
@end
@partial p19371
{{>p19372}}
@end
@partial p19372
{{>p19373}}
@end
@partial p19373
{{>p19374}}
@end
@partial p19374
{{>p19375}}
@end
@partial p19375
{{>p19376}}
@end
@partial p19376
{{>p19377}}
@end
@partial p19377
{{>p19378}}
@end
@partial p19378
{{>p19379}}
@end
@partial p19379
{{>p19380}}
@end
@partial p19380
{{>p19381}}
@end
@partial p19381
{{>p19382}}
@end
@partial p19382
{{>p19383}}
@end
@partial p19383
{{>p19384}}
@end
@partial p19384
{{>p19385}}
@end
@partial p19385
{{>p19386}}
@end
@partial p19386
{{>p19387}}
@end
@partial p19387
{{>p19388}}
@end
@partial p19388
{{>p19389}}
@end
@partial p19389
{{>p19390}}
@end
@partial p19390
{{>p19391}}
@end
@partial p19391
{{>p19392}}
@end
@partial p19392
{{>p19393}}
@end
@partial p19393
{{>p19394}}
@end
@partial p19394
{{>p19395}}
@end
@partial p19395
{{>p19396}}
@end
@partial p19396
{{>p19397}}
@end
@partial p19397
{{>p19398}}
@end
@partial p19398
{{>p19399}}
@end
@partial p19399
{{>p19400}}
@end
@partial p19400
{{>p19401}}
@end
@partial p19401
{{>p19402}}
@end
@partial p19402
{{>p19403}}
@end
@partial p19403
{{>p19404}}
@end
@partial p19404
{{>p19405}}
@end
@partial p19405
{{>p19406}}
@end
@partial p19406
{{>p19407}}
@end
@partial p19407
{{>p19408}}
@end
@partial p19408
{{>p19409}}
@end
@partial p19409
{{>p19410}}
@end
@partial p19410
{{>p19411}}
@end
@partial p19411
{{>p19412}}
@end
@partial p19412
{{>p19413}}
@end
@partial p19413
{{>p19414}}
@end
@partial p19414
{{>p19415}}
@end
@partial p19415
{{>p19416}}
@end
@partial p19416
{{>p19417}}
@end
@partial p19417
{{>p19418}}
@end
@partial p19418
{{>p19419}}
@end
@partial p19419
{{>p19420}}
@end
@partial p19420
{{>p19421}}
@end
@partial p19421
{{>p19422}}
@end
@partial p19422
{{>p19423}}
@end
@partial p19423
{{>p19424}}
@end
@partial p19424
{{>p19425}}
@end
@partial p19425
{{>p19426}}
@end
@partial p19426
{{>p19427}}
@end
@partial p19427
{{>p19428}}
@end
@partial p19428
{{>p19429}}
@end
@partial p19429
{{>p19430}}
@end
@partial p19430
{{>p19431}}
@end
@partial p19431
{{>p19432}}
@end
@partial p19432
{{>p19433}}
@end
@partial p19433
{{>p19434}}
@end
@partial p19434
{{>p19435}}
@end
@partial p19435
{{>p19436}}
@end
@partial p19436
{{>p19437}}
@end
@partial p19437
{{>p19438}}
@end
@partial p19438
{{>p19439}}
@end
@partial p19439
{{>p19440}}
@end
@partial p19440
{{>p19441}}
@end
@partial p19441
{{>p19442}}
@end
@partial p19442
{{>p19443}}
@end
@partial p19443
{{>p19444}}
@end
@partial p19444
{{>p19445}}
@end
@partial p19445
{{>p19446}}
@end
@partial p19446
{{>p19447}}
@end
@partial p19447
{{>p19448}}
@end
@partial p19448
{{>p19449}}
@end
@partial p19449
{{>p19450}}
@end
@partial p19450
{{>p19451}}
@end
@partial p19451
{{>p19452}}
@end
@partial p19452
{{>p19453}}
@end
@partial p19453
{{>p19454}}
@end
@partial p19454
{{>p19455}}
@end
@partial p19455
{{>p19456}}
@end
@partial p19456
{{>p19457}}
@end
@partial p19457
{{>p19458}}
@end
@partial p19458
{{>p19459}}
@end
@partial p19459
{{>p19460}}
@end
@partial p19460
{{>p19461}}
@end
@partial p19461
{{>p19462}}
@end
@partial p19462
{{>p19463}}
@end
@partial p19463
{{>p19464}}
@end
@partial p19464
{{>p19465}}
@end
@partial p19465
{{>p19466}}
@end
@partial p19466
{{>p19467}}
@end
@partial p19467
{{>p19468}}
@end
@partial p19468
{{>p19469}}
@end
@partial p19469
{{>p19470}}
@end
@partial p19470
{{>p19471}}
@end
@partial p19471
{{>p19472}}
@end
@partial p19472
{{>p19473}}
@end
@partial p19473
{{>p19474}}
@end
@partial p19474
{{>p19475}}
@end
@partial p19475
{{>p19476}}
@end
@partial p19476
{{>p19477}}
@end
@partial p19477
{{>p19478}}
@end
@partial p19478
{{>p19479}}
@end
@partial p19479
{{>p19480}}
@end
@partial p19480
{{>p19481}}
@end
@partial p19481
{{>p19482}}
@end
@partial p19482
{{>p19483}}
@end
@partial p19483
{{>p19484}}
@end
@partial p19484
{{>p19485}}
@end
@partial p19485
{{>p19486}}
@end
@partial p19486
{{>p19487}}
@end
@partial p19487
{{>p19488}}
@end
@partial p19488
{{>p19489}}
@end
@partial p19489
{{>p19490}}
@end
@partial p19490
{{>p19491}}
@end
@partial p19491
{{>p19492}}
@end
@partial p19492
{{>p19493}}
@end
@partial p19493
{{>p19494}}
@end
@partial p19494
{{>p19495}}
@end
@partial p19495
{{>p19496}}
@end
@partial p19496
{{>p19497}}
@end
@partial p19497
{{>p19498}}
@end
@partial p19498
{{>p19499}}
@end
@partial p19499
{{>p19500}}
@end
@partial p19500
{{>p19501}}
@end
@partial p19501
{{>p19502}}
@end
@partial p19502
{{>p19503}}
@end
@partial p19503
{{>p19504}}
@end
@partial p19504
{{>p19505}}
@end
@partial p19505
{{>p19506}}
@end
@partial p19506
{{>p19507}}
@end
@partial p19507
{{>p19508}}
@end
@partial p19508
{{>p19509}}
@end
@partial p19509
{{>p19510}}
@end
@partial p19510
{{>p19511}}
@end
@partial p19511
{{>p19512}}
@end
@partial p19512
{{>p19513}}
@end
@partial p19513
{{>p19514}}
@end
@partial p19514
{{>p19515}}
@end
@partial p19515
{{>p19516}}
@end
@partial p19516
{{>p19517}}
@end
@partial p19517
{{>p19518}}
@end
@partial p19518
{{>p19519}}
@end
@partial p19519
{{>p19520}}
@end
@partial p19520
{{>p19521}}
@end
@partial p19521
{{>p19522}}
@end
@partial p19522
{{>p19523}}
@end
@partial p19523
{{>p19524}}
@end
@partial p19524
{{>p19525}}
@end
@partial p19525
{{>p19526}}
@end
@partial p19526
{{>p19527}}
@end
@partial p19527
{{>p19528}}
@end
@partial p19528
{{>p19529}}
@end
@partial p19529
{{>p19530}}
@end
@partial p19530
{{>p19531}}
@end
@partial p19531
{{>p19532}}
@end
@partial p19532
{{>p19533}}
@end
@partial p19533
{{>p19534}}
@end
@partial p19534
{{>p19535}}
@end
@partial p19535
{{>p19536}}
@end
@partial p19536
{{>p19537}}
@end
@partial p19537
{{>p19538}}
@end
@partial p19538
{{>p19539}}
@end
@partial p19539
{{>p19540}}
@end
@partial p19540
{{>p19541}}
@end
@partial p19541
{{>p19542}}
@end
@partial p19542
{{>p19543}}
@end
@partial p19543
{{>p19544}}
@end
@partial p19544
{{>p19545}}
@end
@partial p19545
{{>p19546}}
@end
@partial p19546
{{>p19547}}
@end
@partial p19547
{{>p19548}}
@end
@partial p19548
{{>p19549}}
@end
@partial p19549
{{>p19550}}
@end
@partial p19550
{{>p19551}}
@end
@partial p19551
{{>p19552}}
@end
@partial p19552
{{>p19553}}
@end
@partial p19553
{{>p19554}}
@end
@partial p19554
{{>p19555}}
@end
@partial p19555
{{>p19556}}
@end
@partial p19556
{{>p19557}}
@end
@partial p19557
{{>p19558}}
@end
@partial p19558
{{>p19559}}
@end
@partial p19559
{{>p19560}}
@end
@partial p19560
{{>p19561}}
@end
@partial p19561
{{>p19562}}
@end
@partial p19562
{{>p19563}}
@end
@partial p19563
{{>p19564}}
@end
@partial p19564
{{>p19565}}
@end
@partial p19565
{{>p19566}}
@end
@partial p19566
{{>p19567}}
@end
@partial p19567
{{>p19568}}
@end
@partial p19568
{{>p19569}}
@end
@partial p19569
{{>p19570}}
@end
@partial p19570
{{>p19571}}
@end
@partial p19571
{{>p19572}}
@end
@partial p19572
{{>p19573}}
@end
@partial p19573
{{>p19574}}
@end
@partial p19574
{{>p19575}}
@end
@partial p19575
{{>p19576}}
@end
@partial p19576
{{>p19577}}
@end
@partial p19577
{{>p19578}}
@end
@partial p19578
{{>p19579}}
@end
@partial p19579
{{>p19580}}
@end
@partial p19580
{{>p19581}}
@end
@partial p19581
{{>p19582}}
@end
@partial p19582
{{>p19583}}
@end
@partial p19583
{{>p19584}}
@end
@partial p19584
{{>p19585}}
@end
@partial p19585
{{>p19586}}
@end
@partial p19586
{{>p19587}}
@end
@partial p19587
{{>p19588}}
@end
@partial p19588
{{>p19589}}
@end
@partial p19589
{{>p19590}}
@end
@partial p19590
{{>p19591}}
@end
@partial p19591
{{>p19592}}
@end
@partial p19592
{{>p19593}}
@end
@partial p19593
{{>p19594}}
@end
@partial p19594
{{>p19595}}
@end
@partial p19595
{{>p19596}}
@end
@partial p19596
{{>p19597}}
@end
@partial p19597
{{>p19598}}
@end
@partial p19598
{{>p19599}}
@end
@partial p19599
{{>p19600}}
@end
@partial p19600
{{>p19601}}
@end
@partial p19601
{{>p19602}}
@end
@partial p19602
{{>p19603}}
@end
@partial p19603
{{>p19604}}
@end
@partial p19604
{{>p19605}}
@end
@partial p19605
{{>p19606}}
@end
@partial p19606
{{>p19607}}
@end
@partial p19607
{{>p19608}}
@end
@partial p19608
{{>p19609}}
@end
@partial p19609
{{>p19610}}
@end
@partial p19610
{{>p19611}}
@end
@partial p19611
{{>p19612}}
@end
@partial p19612
{{>p19613}}
@end
@partial p19613
{{>p19614}}
@end
@partial p19614
{{>p19615}}
@end
@partial p19615
{{>p19616}}
@end
@partial p19616
{{>p19617}}
@end
@partial p19617
{{>p19618}}
@end
@partial p19618
{{>p19619}}
@end
@partial p19619
{{>p19620}}
@end
@partial p19620
{{>p19621}}
@end
@partial p19621
{{>p19622}}
@end
@partial p19622
{{>p19623}}
@end
@partial p19623
{{>p19624}}
@end
@partial p19624
{{>p19625}}
@end
@partial p19625
{{>p19626}}
@end
@partial p19626
{{>p19627}}
@end
@partial p19627
{{>p19628}}
@end
@partial p19628
{{>p19629}}
@end
@partial p19629
{{>p19630}}
@end
@partial p19630
{{>p19631}}
@end
@partial p19631
{{>p19632}}
@end
@partial p19632
{{>p19633}}
@end
@partial p19633
{{>p19634}}
@end
@partial p19634
{{>p19635}}
@end
@partial p19635
{{>p19636}}
@end
@partial p19636
{{>p19637}}
@end
@partial p19637
{{>p19638}}
@end
@partial p19638
{{>p19639}}
@end
@partial p19639
{{>p19640}}
@end
@partial p19640
{{>p19641}}
@end
@partial p19641
{{>p19642}}
@end
@partial p19642
{{>p19643}}
@end
@partial p19643
{{>p19644}}
@end
@partial p19644
{{>p19645}}
@end
@partial p19645
{{>p19646}}
@end
@partial p19646
{{>p19647}}
@end
@partial p19647
{{>p19648}}
@end
@partial p19648
{{>p19649}}
@end
@partial p19649
{{>p19650}}
@end
@partial p19650
{{>p19651}}
@end
@partial p19651
{{>p19652}}
@end
@partial p19652
{{>p19653}}
@end
@partial p19653
{{>p19654}}
@end
@partial p19654
{{>p19655}}
@end
@partial p19655
{{>p19656}}
@end
@partial p19656
{{>p19657}}
@end
@partial p19657
{{>p19658}}
@end
@partial p19658
{{>p19659}}
@end
@partial p19659
{{>p19660}}
@end
@partial p19660
{{>p19661}}
@end
@partial p19661
{{>p19662}}
@end
@partial p19662
{{>p19663}}
@end
@partial p19663
{{>p19664}}
@end
@partial p19664
{{>p19665}}
@end
@partial p19665
{{>p19666}}
@end
@partial p19666
{{>p19667}}
@end
@partial p19667
{{>p19668}}
@end
@partial p19668
{{>p19669}}
@end
@partial p19669
{{>p19670}}
@end
@partial p19670
{{>p19671}}
@end
@partial p19671
{{>p19672}}
@end
@partial p19672
{{>p19673}}
@end
@partial p19673
{{>p19674}}
@end
@partial p19674
{{>p19675}}
@end
@partial p19675
{{>p19676}}
@end
@partial p19676
{{>p19677}}
@end
@partial p19677
{{>p19678}}
@end
@partial p19678
{{>p19679}}
@end
@partial p19679
{{>p19680}}
@end
@partial p19680
{{>p19681}}
@end
@partial p19681
{{>p19682}}
@end
@partial p19682
{{>p19683}}
@end
@partial p19683
{{>p19684}}
@end
@partial p19684
{{>p19685}}
@end
@partial p19685
{{>p19686}}
@end
@partial p19686
{{>p19687}}
@end
@partial p19687
{{>p19688}}
@end
@partial p19688
{{>p19689}}
@end
@partial p19689
{{>p19690}}
@end
@partial p19690
{{>p19691}}
@end
@partial p19691
{{>p19692}}
@end
@partial p19692
{{>p19693}}
@end
@partial p19693
{{>p19694}}
@end
@partial p19694
{{>p19695}}
@end
@partial p19695
{{>p19696}}
@end
@partial p19696
{{>p19697}}
@end
@partial p19697
{{>p19698}}
@end
@partial p19698
{{>p19699}}
@end
@partial p19699
{{>p19700}}
@end
@partial p19700
{{>p19701}}
@end
@partial p19701
{{>p19702}}
@end
@partial p19702
{{>p19703}}
@end
@partial p19703
{{>p19704}}
@end
@partial p19704
{{>p19705}}
@end
@partial p19705
{{>p19706}}
@end
@partial p19706
{{>p19707}}
@end
@partial p19707
{{>p19708}}
@end
@partial p19708
{{>p19709}}
@end
@partial p19709
{{>p19710}}
@end
@partial p19710
{{>p19711}}
@end
@partial p19711
{{>p19712}}
@end
@partial p19712
{{>p19713}}
@end
@partial p19713
{{>p19714}}
@end
@partial p19714
{{>p19715}}
@end
@partial p19715
{{>p19716}}
@end
@partial p19716
{{>p19717}}
@end
@partial p19717
{{>p19718}}
@end
@partial p19718
{{>p19719}}
@end
@partial p19719
{{>p19720}}
@end
@partial p19720
{{>p19721}}
@end
@partial p19721
{{>p19722}}
@end
@partial p19722
{{>p19723}}
@end
@partial p19723
{{>p19724}}
@end
@partial p19724
{{>p19725}}
@end
@partial p19725
{{>p19726}}
@end
@partial p19726
{{>p19727}}
@end
@partial p19727
{{>p19728}}
@end
@partial p19728
{{>p19729}}
@end
@partial p19729
{{>p19730}}
@end
@partial p19730
{{>p19731}}
@end
@partial p19731
{{>p19732}}
@end
@partial p19732
{{>p19733}}
@end
@partial p19733
{{>p19734}}
@end
@partial p19734
{{>p19735}}
@end
@partial p19735
{{>p19736}}
@end
@partial p19736
{{>p19737}}
@end
@partial p19737
{{>p19738}}
@end
@partial p19738
{{>p19739}}
@end
@partial p19739
{{>p19740}}
@end
@partial p19740
{{>p19741}}
@end
@partial p19741
{{>p19742}}
@end
@partial p19742
{{>p19743}}
@end
@partial p19743
{{>p19744}}
@end
@partial p19744
{{>p19745}}
@end
@partial p19745
{{>p19746}}
@end
@partial p19746
{{>p19747}}
@end
@partial p19747
{{>p19748}}
@end
@partial p19748
{{>p19749}}
@end
@partial p19749
{{>p19750}}
@end
@partial p19750
{{>p19751}}
@end
@partial p19751
{{>p19752}}
@end
@partial p19752
{{>p19753}}
@end
@partial p19753
{{>p19754}}
@end
@partial p19754
{{>p19755}}
@end
@partial p19755
{{>p19756}}
@end
@partial p19756
{{>p19757}}
@end
@partial p19757
{{>p19758}}
@end
@partial p19758
{{>p19759}}
@end
@partial p19759
{{>p19760}}
@end
@partial p19760
{{>p19761}}
@end
@partial p19761
{{>p19762}}
@end
@partial p19762
{{>p19763}}
@end
@partial p19763
{{>p19764}}
@end
@partial p19764
{{>p19765}}
@end
@partial p19765
{{>p19766}}
@end
@partial p19766
{{>p19767}}
@end
@partial p19767
{{>p19768}}
@end
@partial p19768
{{>p19769}}
@end
@partial p19769
{{>p19770}}
@end
@partial p19770
{{>p19771}}
@end
@partial p19771
{{>p19772}}
@end
@partial p19772
{{>p19773}}
@end
@partial p19773
{{>p19774}}
@end
@partial p19774
{{>p19775}}
@end
@partial p19775
{{>p19776}}
@end
@partial p19776
{{>p19777}}
@end
@partial p19777
{{>p19778}}
@end
@partial p19778
{{>p19779}}
@end
@partial p19779
{{>p19780}}
@end
@partial p19780
{{>p19781}}
@end
@partial p19781
{{>p19782}}
@end
@partial p19782
{{>p19783}}
@end
@partial p19783
{{>p19784}}
@end
@partial p19784
{{>p19785}}
@end
@partial p19785
{{>p19786}}
@end
@partial p19786
{{>p19787}}
@end
@partial p19787
{{>p19788}}
@end
@partial p19788
{{>p19789}}
@end
@partial p19789
{{>p19790}}
@end
@partial p19790
{{>p19791}}
@end
@partial p19791
{{>p19792}}
@end
@partial p19792
{{>p19793}}
@end
@partial p19793
{{>p19794}}
@end
@partial p19794
{{>p19795}}
@end
@partial p19795
{{>p19796}}
@end
@partial p19796
{{>p19797}}
@end
@partial p19797
{{>p19798}}
@end
@partial p19798
{{>p19799}}
@end
@partial p19799
{{>p19800}}
@end
@partial p19800
{{>p19801}}
@end
@partial p19801
{{>p19802}}
@end
@partial p19802
{{>p19803}}
@end
@partial p19803
{{>p19804}}
@end
@partial p19804
{{>p19805}}
@end
@partial p19805
{{>p19806}}
@end
@partial p19806
{{>p19807}}
@end
@partial p19807
{{>p19808}}
@end
@partial p19808
{{>p19809}}
@end
@partial p19809
{{>p19810}}
@end
@partial p19810
{{>p19811}}
@end
@partial p19811
{{>p19812}}
@end
@partial p19812
{{>p19813}}
@end
@partial p19813
{{>p19814}}
@end
@partial p19814
{{>p19815}}
@end
@partial p19815
{{>p19816}}
@end
@partial p19816
{{>p19817}}
@end
@partial p19817
{{>p19818}}
@end
@partial p19818
{{>p19819}}
@end
@partial p19819
{{>p19820}}
@end
@partial p19820
{{>p19821}}
@end
@partial p19821
{{>p19822}}
@end
@partial p19822
{{>p19823}}
@end
@partial p19823
{{>p19824}}
@end
@partial p19824
{{>p19825}}
@end
@partial p19825
{{>p19826}}
@end
@partial p19826
{{>p19827}}
@end
@partial p19827
{{>p19828}}
@end
@partial p19828
{{>p19829}}
@end
@partial p19829
{{>p19830}}
@end
@partial p19830
{{>p19831}}
@end
@partial p19831
{{>p19832}}
@end
@partial p19832
{{>p19833}}
@end
@partial p19833
{{>p19834}}
@end
@partial p19834
{{>p19835}}
@end
@partial p19835
{{>p19836}}
@end
@partial p19836
{{>p19837}}
@end
@partial p19837
{{>p19838}}
@end
@partial p19838
{{>p19839}}
@end
@partial p19839
{{>p19840}}
@end
@partial p19840
{{>p19841}}
@end
@partial p19841
{{>p19842}}
@end
@partial p19842
{{>p19843}}
@end
@partial p19843
{{>p19844}}
@end
@partial p19844
{{>p19845}}
@end
@partial p19845
{{>p19846}}
@end
@partial p19846
{{>p19847}}
@end
@partial p19847
{{>p19848}}
@end
@partial p19848
{{>p19849}}
@end
@partial p19849
{{>p19850}}
@end
@partial p19850
{{>p19851}}
@end
@partial p19851
{{>p19852}}
@end
@partial p19852
{{>p19853}}
@end
@partial p19853
{{>p19854}}
@end
@partial p19854
{{>p19855}}
@end
@partial p19855
{{>p19856}}
@end
@partial p19856
{{>p19857}}
@end
@partial p19857
{{>p19858}}
@end
@partial p19858
{{>p19859}}
@end
@partial p19859
{{>p19860}}
@end
@partial p19860
{{>p19861}}
@end
@partial p19861
{{>p19862}}
@end
@partial p19862
{{>p19863}}
@end
@partial p19863
{{>p19864}}
@end
@partial p19864
{{>p19865}}
@end
@partial p19865
{{>p19866}}
@end
@partial p19866
{{>p19867}}
@end
@partial p19867
{{>p19868}}
@end
@partial p19868
{{>p19869}}
@end
@partial p19869
{{>p19870}}
@end
@partial p19870
{{>p19871}}
@end
@partial p19871
{{>p19872}}
@end
@partial p19872
{{>p19873}}
@end
@partial p19873
{{>p19874}}
@end
@partial p19874
{{>p19875}}
@end
@partial p19875
{{>p19876}}
@end
@partial p19876
{{>p19877}}
@end
@partial p19877
{{>p19878}}
@end
@partial p19878
{{>p19879}}
@end
@partial p19879
{{>p19880}}
@end
@partial p19880
{{>p19881}}
@end
@partial p19881
{{>p19882}}
@end
@partial p19882
{{>p19883}}
@end
@partial p19883
{{>p19884}}
@end
@partial p19884
{{>p19885}}
@end
@partial p19885
{{>p19886}}
@end
@partial p19886
{{>p19887}}
@end
@partial p19887
{{>p19888}}
@end
@partial p19888
{{>p19889}}
@end
@partial p19889
{{>p19890}}
@end
@partial p19890
{{>p19891}}
@end
@partial p19891
{{>p19892}}
@end
@partial p19892
{{>p19893}}
@end
@partial p19893
{{>p19894}}
@end
@partial p19894
{{>p19895}}
@end
@partial p19895
{{>p19896}}
@end
@partial p19896
{{>p19897}}
@end
@partial p19897
{{>p19898}}
@end
@partial p19898
{{>p19899}}
@end
@partial p19899
{{>p19900}}
@end
@partial p19900
{{>p19901}}
@end
@partial p19901
{{>p19902}}
@end
@partial p19902
{{>p19903}}
@end
@partial p19903
{{>p19904}}
@end
@partial p19904
{{>p19905}}
@end
@partial p19905
{{>p19906}}
@end
@partial p19906
{{>p19907}}
@end
@partial p19907
{{>p19908}}
@end
@partial p19908
{{>p19909}}
@end
@partial p19909
{{>p19910}}
@end
@partial p19910
{{>p19911}}
@end
@partial p19911
{{>p19912}}
@end
@partial p19912
{{>p19913}}
@end
@partial p19913
{{>p19914}}
@end
@partial p19914
{{>p19915}}
@end
@partial p19915
{{>p19916}}
@end
@partial p19916
{{>p19917}}
@end
@partial p19917
{{>p19918}}
@end
@partial p19918
{{>p19919}}
@end
@partial p19919
{{>p19920}}
@end
@partial p19920
{{>p19921}}
@end
@partial p19921
{{>p19922}}
@end
@partial p19922
{{>p19923}}
@end
@partial p19923
{{>p19924}}
@end
@partial p19924
{{>p19925}}
@end
@partial p19925
{{>p19926}}
@end
@partial p19926
{{>p19927}}
@end
@partial p19927
{{>p19928}}
@end
@partial p19928
{{>p19929}}
@end
@partial p19929
{{>p19930}}
@end
@partial p19930
{{>p19931}}
@end
@partial p19931
{{>p19932}}
@end
@partial p19932
{{>p19933}}
@end
@partial p19933
{{>p19934}}
@end
@partial p19934
{{>p19935}}
@end
@partial p19935
{{>p19936}}
@end
@partial p19936
{{>p19937}}
@end
@partial p19937
{{>p19938}}
@end
@partial p19938
{{>p19939}}
@end
@partial p19939
{{>p19940}}
@end
@partial p19940
{{>p19941}}
@end
@partial p19941
{{>p19942}}
@end
@partial p19942
{{>p19943}}
@end
@partial p19943
{{>p19944}}
@end
@partial p19944
{{>p19945}}
@end
@partial p19945
{{>p19946}}
@end
@partial p19946
{{>p19947}}
@end
@partial p19947
{{>p19948}}
@end
@partial p19948
{{>p19949}}
@end
@partial p19949
{{>p19950}}
@end
@partial p19950
{{>p19951}}
@end
@partial p19951
{{>p19952}}
@end
@partial p19952
{{>p19953}}
@end
@partial p19953
{{>p19954}}
@end
@partial p19954
{{>p19955}}
@end
@partial p19955
{{>p19956}}
@end
@partial p19956
{{>p19957}}
@end
@partial p19957
{{>p19958}}
@end
@partial p19958
{{>p19959}}
@end
@partial p19959
{{>p19960}}
@end
@partial p19960
{{>p19961}}
@end
@partial p19961
{{>p19962}}
@end
@partial p19962
{{>p19963}}
@end
@partial p19963
{{>p19964}}
@end
@partial p19964
{{>p19965}}
@end
@partial p19965
{{>p19966}}
@end
@partial p19966
{{>p19967}}
@end
@partial p19967
{{>p19968}}
@end
@partial p19968
{{>p19969}}
@end
@partial p19969
{{>p19970}}
@end
@partial p19970
{{>p19971}}
@end
@partial p19971
{{>p19972}}
@end
@partial p19972
{{>p19973}}
@end
@partial p19973
{{>p19974}}
@end
@partial p19974
{{>p19975}}
@end
@partial p19975
{{>p19976}}
@end
@partial p19976
{{>p19977}}
@end
@partial p19977
{{>p19978}}
@end
@partial p19978
{{>p19979}}
@end
@partial p19979
{{>p19980}}
@end
@partial p19980
{{>p19981}}
@end
@partial p19981
{{>p19982}}
@end
@partial p19982
{{>p19983}}
@end
@partial p19983
{{>p19984}}
@end
@partial p19984
{{>p19985}}
@end
@partial p19985
{{>p19986}}
@end
@partial p19986
{{>p19987}}
@end
@partial p19987
{{>p19988}}
@end
@partial p19988
{{>p19989}}
@end
@partial p19989
{{>p19990}}
@end
@partial p19990
{{>p19991}}
@end
@partial p19991
{{>p19992}}
@end
@partial p19992
{{>p19993}}
@end
@partial p19993
{{>p19994}}
@end
@partial p19994
{{>p19995}}
@end
@partial p19995
{{>p19996}}
@end
@partial p19996
{{>p19997}}
@end
@partial p19997
{{>p19998}}
@end
@partial p19998
{{>p19999}}
@end
@partial p19999
{{>p20000}}
@end
@partial p20000
{{>p20001}}
@end
@partial p20001
{{>p20002}}
@end
@partial p20002
{{>p20003}}
@end
@partial p20003
{{>p20004}}
@end
@partial p20004
{{>p20005}}
@end
@partial p20005
{{>p20006}}
@end
@partial p20006
{{>p20007}}
@end
@partial p20007
{{>p20008}}
@end
@partial p20008
{{>p20009}}
@end
@partial p20009
{{>p20010}}
@end
@partial p20010
{{>p20011}}
@end
@partial p20011
{{>p20012}}
@end
@partial p20012
{{>p20013}}
@end
@partial p20013
{{>p20014}}
@end
@partial p20014
{{>p20015}}
@end
@partial p20015
{{>p20016}}
@end
@partial p20016
{{>p20017}}
@end
@partial p20017
{{>p20018}}
@end
@partial p20018
{{>p20019}}
@end
@partial p20019
{{>p20020}}
@end
@partial p20020
{{>p20021}}
@end
@partial p20021
{{>p20022}}
@end
@partial p20022
{{>p20023}}
@end
@partial p20023
{{>p20024}}
@end
@partial p20024
{{>p20025}}
@end
@partial p20025
{{>p20026}}
@end
@partial p20026
{{>p20027}}
@end
@partial p20027
{{>p20028}}
@end
@partial p20028
{{>p20029}}
@end
@partial p20029
{{>p20030}}
@end
@partial p20030
{{>p20031}}
@end
@partial p20031
{{>p20032}}
@end
@partial p20032
{{>p20033}}
@end
@partial p20033
{{>p20034}}
@end
@partial p20034
{{>p20035}}
@end
@partial p20035
{{>p20036}}
@end
@partial p20036
{{>p20037}}
@end
@partial p20037
{{>p20038}}
@end
@partial p20038
{{>p20039}}
@end
@partial p20039
{{>p20040}}
@end
@partial p20040
{{>p20041}}
@end
@partial p20041
{{>p20042}}
@end
@partial p20042
{{>p20043}}
@end
@partial p20043
{{>p20044}}
@end
@partial p20044
{{>p20045}}
@end
@partial p20045
{{>p20046}}
@end
@partial p20046
{{>p20047}}
@end
@partial p20047
{{>p20048}}
@end
@partial p20048
{{>p20049}}
@end
@partial p20049
{{>p20050}}
@end
@partial p20050
{{>p20051}}
@end
@partial p20051
{{>p20052}}
@end
@partial p20052
{{>p20053}}
@end
@partial p20053
{{>p20054}}
@end
@partial p20054
{{>p20055}}
@end
@partial p20055
{{>p20056}}
@end
@partial p20056
{{>p20057}}
@end
@partial p20057
{{>p20058}}
@end
@partial p20058
{{>p20059}}
@end
@partial p20059
{{>p20060}}
@end
@partial p20060
{{>p20061}}
@end
@partial p20061
{{>p20062}}
@end
@partial p20062
{{>p20063}}
@end
@partial p20063
{{>p20064}}
@end
@partial p20064
{{>p20065}}
@end
@partial p20065
{{>p20066}}
@end
@partial p20066
{{>p20067}}
@end
@partial p20067
{{>p20068}}
@end
@partial p20068
{{>p20069}}
@end
@partial p20069
{{>p20070}}
@end
@partial p20070
{{>p20071}}
@end
@partial p20071
{{>p20072}}
@end
@partial p20072
{{>p20073}}
@end
@partial p20073
{{>p20074}}
@end
@partial p20074
{{>p20075}}
@end
@partial p20075
{{>p20076}}
@end
@partial p20076
{{>p20077}}
@end
@partial p20077
{{>p20078}}
@end
@partial p20078
{{>p20079}}
@end
@partial p20079
{{>p20080}}
@end
@partial p20080
{{>p20081}}
@end
@partial p20081
{{>p20082}}
@end
@partial p20082
{{>p20083}}
@end
@partial p20083
{{>p20084}}
@end
@partial p20084
{{>p20085}}
@end
@partial p20085
{{>p20086}}
@end
@partial p20086
{{>p20087}}
@end
@partial p20087
{{>p20088}}
@end
@partial p20088
{{>p20089}}
@end
@partial p20089
{{>p20090}}
@end
@partial p20090
{{>p20091}}
@end
@partial p20091
{{>p20092}}
@end
@partial p20092
{{>p20093}}
@end
@partial p20093
{{>p20094}}
@end
@partial p20094
{{>p20095}}
@end
@partial p20095
{{>p20096}}
@end
@partial p20096
{{>p20097}}
@end
@partial p20097
{{>p20098}}
@end
@partial p20098
{{>p20099}}
@end
@partial p20099
{{>p20100}}
@end
@partial p20100
{{>p20101}}
@end
@partial p20101
{{>p20102}}
@end
@partial p20102
{{>p20103}}
@end
@partial p20103
{{>p20104}}
@end
@partial p20104
{{>p20105}}
@end
@partial p20105
{{>p20106}}
@end
@partial p20106
{{>p20107}}
@end
@partial p20107
{{>p20108}}
@end
@partial p20108
{{>p20109}}
@end
@partial p20109
{{>p20110}}
@end
@partial p20110
{{>p20111}}
@end
@partial p20111
{{>p20112}}
@end
@partial p20112
{{>p20113}}
@end
@partial p20113
{{>p20114}}
@end
@partial p20114
{{>p20115}}
@end
@partial p20115
{{>p20116}}
@end
@partial p20116
{{>p20117}}
@end
@partial p20117
{{>p20118}}
@end
@partial p20118
{{>p20119}}
@end
@partial p20119
{{>p20120}}
@end
@partial p20120
{{>p20121}}
@end
@partial p20121
{{>p20122}}
@end
@partial p20122
{{>p20123}}
@end
@partial p20123
{{>p20124}}
@end
@partial p20124
{{>p20125}}
@end
@partial p20125
{{>p20126}}
@end
@partial p20126
{{>p20127}}
@end
@partial p20127
{{>p20128}}
@end
@partial p20128
{{>p20129}}
@end
@partial p20129
{{>p20130}}
@end
@partial p20130
{{>p20131}}
@end
@partial p20131
{{>p20132}}
@end
@partial p20132
{{>p20133}}
@end
@partial p20133
{{>p20134}}
@end
@partial p20134
{{>p20135}}
@end
@partial p20135
{{>p20136}}
@end
@partial p20136
{{>p20137}}
@end
@partial p20137
{{>p20138}}
@end
@partial p20138
{{>p20139}}
@end
@partial p20139
{{>p20140}}
@end
@partial p20140
{{>p20141}}
@end
@partial p20141
{{>p20142}}
@end
@partial p20142
{{>p20143}}
@end
@partial p20143
{{>p20144}}
@end
@partial p20144
{{>p20145}}
@end
@partial p20145
{{>p20146}}
@end
@partial p20146
{{>p20147}}
@end
@partial p20147
{{>p20148}}
@end
@partial p20148
{{>p20149}}
@end
@partial p20149
{{>p20150}}
@end
@partial p20150
{{>p20151}}
@end
@partial p20151
{{>p20152}}
@end
@partial p20152
{{>p20153}}
@end
@partial p20153
{{>p20154}}
@end
@partial p20154
{{>p20155}}
@end
@partial p20155
{{>p20156}}
@end
@partial p20156
{{>p20157}}
@end
@partial p20157
{{>p20158}}
@end
@partial p20158
{{>p20159}}
@end
@partial p20159
{{>p20160}}
@end
@partial p20160
{{>p20161}}
@end
@partial p20161
{{>p20162}}
@end
@partial p20162
{{>p20163}}
@end
@partial p20163
{{>p20164}}
@end
@partial p20164
{{>p20165}}
@end
@partial p20165
{{>p20166}}
@end
@partial p20166
{{>p20167}}
@end
@partial p20167
{{>p20168}}
@end
@partial p20168
{{>p20169}}
@end
@partial p20169
{{>p20170}}
@end
@partial p20170
{{>p20171}}
@end
@partial p20171
{{>p20172}}
@end
@partial p20172
{{>p20173}}
@end
@partial p20173
{{>p20174}}
@end
@partial p20174
{{>p20175}}
@end
@partial p20175
{{>p20176}}
@end
@partial p20176
{{>p20177}}
@end
@partial p20177
{{>p20178}}
@end
@partial p20178
{{>p20179}}
@end
@partial p20179
{{>p20180}}
@end
@partial p20180
{{>p20181}}
@end
@partial p20181
{{>p20182}}
@end
@partial p20182
{{>p20183}}
@end
@partial p20183
{{>p20184}}
@end
@partial p20184
{{>p20185}}
@end
@partial p20185
{{>p20186}}
@end
@partial p20186
{{>p20187}}
@end
@partial p20187
{{>p20188}}
@end
@partial p20188
{{>p20189}}
@end
@partial p20189
{{>p20190}}
@end
@partial p20190
{{>p20191}}
@end
@partial p20191
{{>p20192}}
@end
@partial p20192
{{>p20193}}
@end
@partial p20193
{{>p20194}}
@end
@partial p20194
{{>p20195}}
@end
@partial p20195
{{>p20196}}
@end
@partial p20196
{{>p20197}}
@end
@partial p20197
{{>p20198}}
@end
@partial p20198
{{>p20199}}
@end
@partial p20199
{{>p20200}}
@end
@partial p20200
{{>p20201}}
@end
@partial p20201
{{>p20202}}
@end
@partial p20202
{{>p20203}}
@end
@partial p20203
{{>p20204}}
@end
@partial p20204
{{>p20205}}
@end
@partial p20205
{{>p20206}}
@end
@partial p20206
{{>p20207}}
@end
@partial p20207
{{>p20208}}
@end
@partial p20208
{{>p20209}}
@end
@partial p20209
{{>p20210}}
@end
@partial p20210
{{>p20211}}
@end
@partial p20211
{{>p20212}}
@end
@partial p20212
{{>p20213}}
@end
@partial p20213
{{>p20214}}
@end
@partial p20214
{{>p20215}}
@end
@partial p20215
{{>p20216}}
@end
@partial p20216
{{>p20217}}
@end
@partial p20217
{{>p20218}}
@end
@partial p20218
{{>p20219}}
@end
@partial p20219
{{>p20220}}
@end
@partial p20220
{{>p20221}}
@end
@partial p20221
{{>p20222}}
@end
@partial p20222
{{>p20223}}
@end
@partial p20223
{{>p20224}}
@end
@partial p20224
{{>p20225}}
@end
@partial p20225
{{>p20226}}
@end
@partial p20226
{{>p20227}}
@end
@partial p20227
{{>p20228}}
@end
@partial p20228
{{>p20229}}
@end
@partial p20229
{{>p20230}}
@end
@partial p20230
{{>p20231}}
@end
@partial p20231
{{>p20232}}
@end
@partial p20232
{{>p20233}}
@end
@partial p20233
{{>p20234}}
@end
@partial p20234
{{>p20235}}
@end
@partial p20235
{{>p20236}}
@end
@partial p20236
{{>p20237}}
@end
@partial p20237
{{>p20238}}
@end
@partial p20238
{{>p20239}}
@end
@partial p20239
{{>p20240}}
@end
@partial p20240
{{>p20241}}
@end
@partial p20241
{{>p20242}}
@end
@partial p20242
{{>p20243}}
@end
@partial p20243
{{>p20244}}
@end
@partial p20244
{{>p20245}}
@end
@partial p20245
{{>p20246}}
@end
@partial p20246
{{>p20247}}
@end
@partial p20247
{{>p20248}}
@end
@partial p20248
{{>p20249}}
@end
@partial p20249
{{>p20250}}
@end
@partial p20250
{{>p20251}}
@end
@partial p20251
{{>p20252}}
@end
@partial p20252
{{>p20253}}
@end
@partial p20253
{{>p20254}}
@end
@partial p20254
{{>p20255}}
@end
@partial p20255
{{>p20256}}
@end
@partial p20256
{{>p20257}}
@end
@partial p20257
{{>p20258}}
@end
@partial p20258
{{>p20259}}
@end
@partial p20259
{{>p20260}}
@end
@partial p20260
{{>p20261}}
@end
@partial p20261
{{>p20262}}
@end
@partial p20262
{{>p20263}}
@end
@partial p20263
{{>p20264}}
@end
@partial p20264
{{>p20265}}
@end
@partial p20265
{{>p20266}}
@end
@partial p20266
{{>p20267}}
@end
@partial p20267
{{>p20268}}
@end
@partial p20268
{{>p20269}}
@end
@partial p20269
{{>p20270}}
@end
@partial p20270
{{>p20271}}
@end
@partial p20271
{{>p20272}}
@end
@partial p20272
{{>p20273}}
@end
@partial p20273
{{>p20274}}
@end
@partial p20274
{{>p20275}}
@end
@partial p20275
{{>p20276}}
@end
@partial p20276
{{>p20277}}
@end
@partial p20277
{{>p20278}}
@end
@partial p20278
{{>p20279}}
@end
@partial p20279
{{>p20280}}
@end
@partial p20280
{{>p20281}}
@end
@partial p20281
{{>p20282}}
@end
@partial p20282
{{>p20283}}
@end
@partial p20283
{{>p20284}}
@end
@partial p20284
{{>p20285}}
@end
@partial p20285
{{>p20286}}
@end
@partial p20286
{{>p20287}}
@end
@partial p20287
{{>p20288}}
@end
@partial p20288
{{>p20289}}
@end
@partial p20289
{{>p20290}}
@end
@partial p20290
{{>p20291}}
@end
@partial p20291
{{>p20292}}
@end
@partial p20292
{{>p20293}}
@end
@partial p20293
{{>p20294}}
@end
@partial p20294
{{>p20295}}
@end
@partial p20295
{{>p20296}}
@end
@partial p20296
{{>p20297}}
@end
@partial p20297
{{>p20298}}
@end
@partial p20298
{{>p20299}}
@end
@partial p20299
{{>p20300}}
@end
@partial p20300
{{>p20301}}
@end
@partial p20301
{{>p20302}}
@end
@partial p20302
{{>p20303}}
@end
@partial p20303
{{>p20304}}
@end
@partial p20304
{{>p20305}}
@end
@partial p20305
{{>p20306}}
@end
@partial p20306
{{>p20307}}
@end
@partial p20307
{{>p20308}}
@end
@partial p20308
{{>p20309}}
@end
@partial p20309
{{>p20310}}
@end
@partial p20310
{{>p20311}}
@end
@partial p20311
{{>p20312}}
@end
@partial p20312
{{>p20313}}
@end
@partial p20313
{{>p20314}}
@end
@partial p20314
{{>p20315}}
@end
@partial p20315
{{>p20316}}
@end
@partial p20316
{{>p20317}}
@end
@partial p20317
{{>p20318}}
@end
@partial p20318
{{>p20319}}
@end
@partial p20319
{{>p20320}}
@end
@partial p20320
{{>p20321}}
@end
@partial p20321
{{>p20322}}
@end
@partial p20322
{{>p20323}}
@end
@partial p20323
{{>p20324}}
@end
@partial p20324
{{>p20325}}
@end
@partial p20325
{{>p20326}}
@end
@partial p20326
{{>p20327}}
@end
@partial p20327
{{>p20328}}
@end
@partial p20328
{{>p20329}}
@end
@partial p20329
{{>p20330}}
@end
@partial p20330
{{>p20331}}
@end
@partial p20331
{{>p20332}}
@end
@partial p20332
{{>p20333}}
@end
@partial p20333
{{>p20334}}
@end
@partial p20334
{{>p20335}}
@end
@partial p20335
{{>p20336}}
@end
@partial p20336
{{>p20337}}
@end
@partial p20337
{{>p20338}}
@end
@partial p20338
{{>p20339}}
@end
@partial p20339
{{>p20340}}
@end
@partial p20340
{{>p20341}}
@end
@partial p20341
{{>p20342}}
@end
@partial p20342
{{>p20343}}
@end
@partial p20343
{{>p20344}}
@end
@partial p20344
{{>p20345}}
@end
@partial p20345
{{>p20346}}
@end
@partial p20346
{{>p20347}}
@end
@partial p20347
{{>p20348}}
@end
@partial p20348
{{>p20349}}
@end
@partial p20349
{{>p20350}}
@end
@partial p20350
{{>p20351}}
@end
@partial p20351
{{>p20352}}
@end
@partial p20352
{{>p20353}}
@end
@partial p20353
{{>p20354}}
@end
@partial p20354
{{>p20355}}
@end
@partial p20355
{{>p20356}}
@end
@partial p20356
{{>p20357}}
@end
@partial p20357
{{>p20358}}
@end
@partial p20358
{{>p20359}}
@end
@partial p20359
{{>p20360}}
@end
@partial p20360
{{>p20361}}
@end
@partial p20361
{{>p20362}}
@end
@partial p20362
{{>p20363}}
@end
@partial p20363
{{>p20364}}
@end
@partial p20364
{{>p20365}}
@end
@partial p20365
{{>p20366}}
@end
@partial p20366
{{>p20367}}
@end
@partial p20367
{{>p20368}}
@end
@partial p20368
{{>p20369}}
@end
@partial p20369
{{>p20370}}
@end
@partial p20370
{{>p20371}}
@end
@partial p20371
{{>p20372}}
@end
@partial p20372
{{>p20373}}
@end
@partial p20373
{{>p20374}}
@end
@partial p20374
{{>p20375}}
@end
@partial p20375
{{>p20376}}
@end
@partial p20376
{{>p20377}}
@end
@partial p20377
{{>p20378}}
@end
@partial p20378
{{>p20379}}
@end
@partial p20379
{{>p20380}}
@end
@partial p20380
{{>p20381}}
@end
@partial p20381
{{>p20382}}
@end
@partial p20382
{{>p20383}}
@end
@partial p20383
{{>p20384}}
@end
@partial p20384
{{>p20385}}
@end
@partial p20385
{{>p20386}}
@end
@partial p20386
{{>p20387}}
@end
@partial p20387
{{>p20388}}
@end
@partial p20388
{{>p20389}}
@end
@partial p20389
{{>p20390}}
@end
@partial p20390
{{>p20391}}
@end
@partial p20391
{{>p20392}}
@end
@partial p20392
{{>p20393}}
@end
@partial p20393
{{>p20394}}
@end
@partial p20394
{{>p20395}}
@end
@partial p20395
{{>p20396}}
@end
@partial p20396
{{>p20397}}
@end
@partial p20397
{{>p20398}}
@end
@partial p20398
{{>p20399}}
@end
@partial p20399
{{>p20400}}
@end
@partial p20400
{{>p20401}}
@end
@partial p20401
{{>p20402}}
@end
@partial p20402
{{>p20403}}
@end
@partial p20403
{{>p20404}}
@end
@partial p20404
{{>p20405}}
@end
@partial p20405
{{>p20406}}
@end
@partial p20406
{{>p20407}}
@end
@partial p20407
{{>p20408}}
@end
@partial p20408
{{>p20409}}
@end
@partial p20409
{{>p20410}}
@end
@partial p20410
{{>p20411}}
@end
@partial p20411
{{>p20412}}
@end
@partial p20412
{{>p20413}}
@end
@partial p20413
{{>p20414}}
@end
@partial p20414
{{>p20415}}
@end
@partial p20415
{{>p20416}}
@end
@partial p20416
{{>p20417}}
@end
@partial p20417
{{>p20418}}
@end
@partial p20418
{{>p20419}}
@end
@partial p20419
{{>p20420}}
@end
@partial p20420
{{>p20421}}
@end
@partial p20421
{{>p20422}}
@end
@partial p20422
{{>p20423}}
@end
@partial p20423
{{>p20424}}
@end
@partial p20424
{{>p20425}}
@end
@partial p20425
{{>p20426}}
@end
@partial p20426
{{>p20427}}
@end
@partial p20427
{{>p20428}}
@end
@partial p20428
{{>p20429}}
@end
@partial p20429
{{>p20430}}
@end
@partial p20430
{{>p20431}}
@end
@partial p20431
{{>p20432}}
@end
@partial p20432
{{>p20433}}
@end
@partial p20433
{{>p20434}}
@end
@partial p20434
{{>p20435}}
@end
@partial p20435
{{>p20436}}
@end
@partial p20436
{{>p20437}}
@end
@partial p20437
{{>p20438}}
@end
@partial p20438
{{>p20439}}
@end
@partial p20439
{{>p20440}}
@end
@partial p20440
{{>p20441}}
@end
@partial p20441
{{>p20442}}
@end
@partial p20442
{{>p20443}}
@end
@partial p20443
{{>p20444}}
@end
@partial p20444
{{>p20445}}
@end
@partial p20445
{{>p20446}}
@end
@partial p20446
{{>p20447}}
@end
@partial p20447
{{>p20448}}
@end
@partial p20448
{{>p20449}}
@end
@partial p20449
{{>p20450}}
@end
@partial p20450
{{>p20451}}
@end
@partial p20451
{{>p20452}}
@end
@partial p20452
{{>p20453}}
@end
@partial p20453
{{>p20454}}
@end
@partial p20454
{{>p20455}}
@end
@partial p20455
{{>p20456}}
@end
@partial p20456
{{>p20457}}
@end
@partial p20457
{{>p20458}}
@end
@partial p20458
{{>p20459}}
@end
@partial p20459
{{>p20460}}
@end
@partial p20460
{{>p20461}}
@end
@partial p20461
{{>p20462}}
@end
@partial p20462
{{>p20463}}
@end
@partial p20463
{{>p20464}}
@end
@partial p20464
{{>p20465}}
@end
@partial p20465
{{>p20466}}
@end
@partial p20466
{{>p20467}}
@end
@partial p20467
{{>p20468}}
@end
@partial p20468
{{>p20469}}
@end
@partial p20469
{{>p20470}}
@end
@partial p20470
{{>p20471}}
@end
@partial p20471
{{>p20472}}
@end
@partial p20472
{{>p20473}}
@end
@partial p20473
{{>p20474}}
@end
@partial p20474
{{>p20475}}
@end
@partial p20475
{{>p20476}}
@end
@partial p20476
{{>p20477}}
@end
@partial p20477
{{>p20478}}
@end
@partial p20478
{{>p20479}}
@end
@partial p20479
{{>p20480}}
@end
@partial p20480
{{>p20481}}
@end
@partial p20481
{{>p20482}}
@end
@partial p20482
{{>p20483}}
@end
@partial p20483
{{>p20484}}
@end
@partial p20484
{{>p20485}}
@end
@partial p20485
{{>p20486}}
@end
@partial p20486
{{>p20487}}
@end
@partial p20487
{{>p20488}}
@end
@partial p20488
{{>p20489}}
@end
@partial p20489
{{>p20490}}
@end
@partial p20490
{{>p20491}}
@end
@partial p20491
{{>p20492}}
@end
@partial p20492
{{>p20493}}
@end
@partial p20493
{{>p20494}}
@end
@partial p20494
{{>p20495}}
@end
@partial p20495
{{>p20496}}
@end
@partial p20496
{{>p20497}}
@end
@partial p20497
{{>p20498}}
@end
@partial p20498
{{>p20499}}
@end
@partial p20499
{{>p20500}}
@end
@partial p20500
{{>p20501}}
@end
@partial p20501
{{>p20502}}
@end
@partial p20502
{{>p20503}}
@end
@partial p20503
{{>p20504}}
@end
@partial p20504
{{>p20505}}
@end
@partial p20505
{{>p20506}}
@end
@partial p20506
{{>p20507}}
@end
@partial p20507
{{>p20508}}
@end
@partial p20508
{{>p20509}}
@end
@partial p20509
{{>p20510}}
@end
@partial p20510
{{>p20511}}
@end
@partial p20511
{{>p20512}}
@end
@partial p20512
{{>p20513}}
@end
@partial p20513
{{>p20514}}
@end
@partial p20514
{{>p20515}}
@end
@partial p20515
{{>p20516}}
@end
@partial p20516
{{>p20517}}
@end
@partial p20517
{{>p20518}}
@end
@partial p20518
{{>p20519}}
@end
@partial p20519
{{>p20520}}
@end
@partial p20520
{{>p20521}}
@end
@partial p20521
{{>p20522}}
@end
@partial p20522
{{>p20523}}
@end
@partial p20523
{{>p20524}}
@end
@partial p20524
{{>p20525}}
@end
@partial p20525
{{>p20526}}
@end
@partial p20526
{{>p20527}}
@end
@partial p20527
{{>p20528}}
@end
@partial p20528
{{>p20529}}
@end
@partial p20529
{{>p20530}}
@end
@partial p20530
{{>p20531}}
@end
@partial p20531
{{>p20532}}
@end
@partial p20532
{{>p20533}}
@end
@partial p20533
{{>p20534}}
@end
@partial p20534
{{>p20535}}
@end
@partial p20535
{{>p20536}}
@end
@partial p20536
{{>p20537}}
@end
@partial p20537
{{>p20538}}
@end
@partial p20538
{{>p20539}}
@end
@partial p20539
{{>p20540}}
@end
@partial p20540
{{>p20541}}
@end
@partial p20541
{{>p20542}}
@end
@partial p20542
{{>p20543}}
@end
@partial p20543
{{>p20544}}
@end
@partial p20544
{{>p20545}}
@end
@partial p20545
{{>p20546}}
@end
@partial p20546
{{>p20547}}
@end
@partial p20547
{{>p20548}}
@end
@partial p20548
{{>p20549}}
@end
@partial p20549
{{>p20550}}
@end
@partial p20550
{{>p20551}}
@end
@partial p20551
{{>p20552}}
@end
@partial p20552
{{>p20553}}
@end
@partial p20553
{{>p20554}}
@end
@partial p20554
{{>p20555}}
@end
@partial p20555
{{>p20556}}
@end
@partial p20556
{{>p20557}}
@end
@partial p20557
{{>p20558}}
@end
@partial p20558
{{>p20559}}
@end
@partial p20559
{{>p20560}}
@end
@partial p20560
{{>p20561}}
@end
@partial p20561
{{>p20562}}
@end
@partial p20562
{{>p20563}}
@end
@partial p20563
{{>p20564}}
@end
@partial p20564
{{>p20565}}
@end
@partial p20565
{{>p20566}}
@end
@partial p20566
{{>p20567}}
@end
@partial p20567
{{>p20568}}
@end
@partial p20568
{{>p20569}}
@end
@partial p20569
{{>p20570}}
@end
@partial p20570
{{>p20571}}
@end
@partial p20571
{{>p20572}}
@end
@partial p20572
{{>p20573}}
@end
@partial p20573
{{>p20574}}
@end
@partial p20574
{{>p20575}}
@end
@partial p20575
{{>p20576}}
@end
@partial p20576
{{>p20577}}
@end
@partial p20577
{{>p20578}}
@end
@partial p20578
{{>p20579}}
@end
@partial p20579
{{>p20580}}
@end
@partial p20580
{{>p20581}}
@end
@partial p20581
{{>p20582}}
@end
@partial p20582
{{>p20583}}
@end
@partial p20583
{{>p20584}}
@end
@partial p20584
{{>p20585}}
@end
@partial p20585
{{>p20586}}
@end
@partial p20586
{{>p20587}}
@end
@partial p20587
{{>p20588}}
@end
@partial p20588
{{>p20589}}
@end
@partial p20589
{{>p20590}}
@end
@partial p20590
{{>p20591}}
@end
@partial p20591
{{>p20592}}
@end
@partial p20592
{{>p20593}}
@end
@partial p20593
{{>p20594}}
@end
@partial p20594
{{>p20595}}
@end
@partial p20595
{{>p20596}}
@end
@partial p20596
{{>p20597}}
@end
@partial p20597
{{>p20598}}
@end
@partial p20598
{{>p20599}}
@end
@partial p20599
{{>p20600}}
@end
@partial p20600
{{>p20601}}
@end
@partial p20601
{{>p20602}}
@end
@partial p20602
{{>p20603}}
@end
@partial p20603
{{>p20604}}
@end
@partial p20604
{{>p20605}}
@end
@partial p20605
{{>p20606}}
@end
@partial p20606
{{>p20607}}
@end
@partial p20607
{{>p20608}}
@end
@partial p20608
{{>p20609}}
@end
@partial p20609
{{>p20610}}
@end
@partial p20610
{{>p20611}}
@end
@partial p20611
{{>p20612}}
@end
@partial p20612
{{>p20613}}
@end
@partial p20613
{{>p20614}}
@end
@partial p20614
{{>p20615}}
@end
@partial p20615
{{>p20616}}
@end
@partial p20616
{{>p20617}}
@end
@partial p20617
{{>p20618}}
@end
@partial p20618
{{>p20619}}
@end
@partial p20619
{{>p20620}}
@end
@partial p20620
{{>p20621}}
@end
@partial p20621
{{>p20622}}
@end
@partial p20622
{{>p20623}}
@end
@partial p20623
{{>p20624}}
@end
@partial p20624
{{>p20625}}
@end
@partial p20625
{{>p20626}}
@end
@partial p20626
{{>p20627}}
@end
@partial p20627
{{>p20628}}
@end
@partial p20628
{{>p20629}}
@end
@partial p20629
{{>p20630}}
@end
@partial p20630
{{>p20631}}
@end
@partial p20631
{{>p20632}}
@end
@partial p20632
{{>p20633}}
@end
@partial p20633
{{>p20634}}
@end
@partial p20634
{{>p20635}}
@end
@partial p20635
{{>p20636}}
@end
@partial p20636
{{>p20637}}
@end
@partial p20637
{{>p20638}}
@end
@partial p20638
{{>p20639}}
@end
@partial p20639
{{>p20640}}
@end
@partial p20640
{{>p20641}}
@end
@partial p20641
{{>p20642}}
@end
@partial p20642
{{>p20643}}
@end
@partial p20643
{{>p20644}}
@end
@partial p20644
{{>p20645}}
@end
@partial p20645
{{>p20646}}
@end
@partial p20646
{{>p20647}}
@end
@partial p20647
{{>p20648}}
@end
@partial p20648
{{>p20649}}
@end
@partial p20649
{{>p20650}}
@end
@partial p20650
{{>p20651}}
@end
@partial p20651
{{>p20652}}
@end
@partial p20652
{{>p20653}}
@end
@partial p20653
{{>p20654}}
@end
@partial p20654
{{>p20655}}
@end
@partial p20655
{{>p20656}}
@end
@partial p20656
{{>p20657}}
@end
@partial p20657
{{>p20658}}
@end
@partial p20658
{{>p20659}}
@end
@partial p20659
{{>p20660}}
@end
@partial p20660
{{>p20661}}
@end
@partial p20661
{{>p20662}}
@end
@partial p20662
{{>p20663}}
@end
@partial p20663
{{>p20664}}
@end
@partial p20664
{{>p20665}}
@end
@partial p20665
{{>p20666}}
@end
@partial p20666
{{>p20667}}
@end
@partial p20667
{{>p20668}}
@end
@partial p20668
{{>p20669}}
@end
@partial p20669
{{>p20670}}
@end
@partial p20670
{{>p20671}}
@end
@partial p20671
{{>p20672}}
@end
@partial p20672
{{>p20673}}
@end
@partial p20673
{{>p20674}}
@end
@partial p20674
{{>p20675}}
@end
@partial p20675
{{>p20676}}
@end
@partial p20676
{{>p20677}}
@end
@partial p20677
{{>p20678}}
@end
@partial p20678
{{>p20679}}
@end
@partial p20679
{{>p20680}}
@end
@partial p20680
{{>p20681}}
@end
@partial p20681
{{>p20682}}
@end
@partial p20682
{{>p20683}}
@end
@partial p20683
{{>p20684}}
@end
@partial p20684
{{>p20685}}
@end
@partial p20685
{{>p20686}}
@end
@partial p20686
{{>p20687}}
@end
@partial p20687
{{>p20688}}
@end
@partial p20688
{{>p20689}}
@end
@partial p20689
{{>p20690}}
@end
@partial p20690
{{>p20691}}
@end
@partial p20691
{{>p20692}}
@end
@partial p20692
{{>p20693}}
@end
@partial p20693
{{>p20694}}
@end
@partial p20694
{{>p20695}}
@end
@partial p20695
{{>p20696}}
@end
@partial p20696
{{>p20697}}
@end
@partial p20697
{{>p20698}}
@end
@partial p20698
{{>p20699}}
@end
@partial p20699
{{>p20700}}
@end
@partial p20700
{{>p20701}}
@end
@partial p20701
{{>p20702}}
@end
@partial p20702
{{>p20703}}
@end
@partial p20703
{{>p20704}}
@end
@partial p20704
{{>p20705}}
@end
@partial p20705
{{>p20706}}
@end
@partial p20706
{{>p20707}}
@end
@partial p20707
{{>p20708}}
@end
@partial p20708
{{>p20709}}
@end
@partial p20709
{{>p20710}}
@end
@partial p20710
{{>p20711}}
@end
@partial p20711
{{>p20712}}
@end
@partial p20712
{{>p20713}}
@end
@partial p20713
{{>p20714}}
@end
@partial p20714
{{>p20715}}
@end
@partial p20715
{{>p20716}}
@end
@partial p20716
{{>p20717}}
@end
@partial p20717
{{>p20718}}
@end
@partial p20718
{{>p20719}}
@end
@partial p20719
{{>p20720}}
@end
@partial p20720
{{>p20721}}
@end
@partial p20721
{{>p20722}}
@end
@partial p20722
{{>p20723}}
@end
@partial p20723
{{>p20724}}
@end
@partial p20724
{{>p20725}}
@end
@partial p20725
{{>p20726}}
@end
@partial p20726
{{>p20727}}
@end
@partial p20727
{{>p20728}}
@end
@partial p20728
{{>p20729}}
@end
@partial p20729
{{>p20730}}
@end
@partial p20730
{{>p20731}}
@end
@partial p20731
{{>p20732}}
@end
@partial p20732
{{>p20733}}
@end
@partial p20733
{{>p20734}}
@end
@partial p20734
{{>p20735}}
@end
@partial p20735
{{>p20736}}
@end
@partial p20736
{{>p20737}}
@end
@partial p20737
{{>p20738}}
@end
@partial p20738
{{>p20739}}
@end
@partial p20739
{{>p20740}}
@end
@partial p20740
{{>p20741}}
@end
@partial p20741
{{>p20742}}
@end
@partial p20742
{{>p20743}}
@end
@partial p20743
{{>p20744}}
@end
@partial p20744
{{>p20745}}
@end
@partial p20745
{{>p20746}}
@end
@partial p20746
{{>p20747}}
@end
@partial p20747
{{>p20748}}
@end
@partial p20748
{{>p20749}}
@end
@partial p20749
{{>p20750}}
@end
@partial p20750
{{>p20751}}
@end
@partial p20751
{{>p20752}}
@end
@partial p20752
{{>p20753}}
@end
@partial p20753
{{>p20754}}
@end
@partial p20754
{{>p20755}}
@end
@partial p20755
{{>p20756}}
@end
@partial p20756
{{>p20757}}
@end
@partial p20757
{{>p20758}}
@end
@partial p20758
{{>p20759}}
@end
@partial p20759
{{>p20760}}
@end
@partial p20760
{{>p20761}}
@end
@partial p20761
{{>p20762}}
@end
@partial p20762
{{>p20763}}
@end
@partial p20763
{{>p20764}}
@end
@partial p20764
{{>p20765}}
@end
@partial p20765
{{>p20766}}
@end
@partial p20766
{{>p20767}}
@end
@partial p20767
{{>p20768}}
@end
@partial p20768
{{>p20769}}
@end
@partial p20769
{{>p20770}}
@end
@partial p20770
{{>p20771}}
@end
@partial p20771
{{>p20772}}
@end
@partial p20772
{{>p20773}}
@end
@partial p20773
{{>p20774}}
@end
@partial p20774
{{>p20775}}
@end
@partial p20775
{{>p20776}}
@end
@partial p20776
{{>p20777}}
@end
@partial p20777
{{>p20778}}
@end
@partial p20778
{{>p20779}}
@end
@partial p20779
{{>p20780}}
@end
@partial p20780
{{>p20781}}
@end
@partial p20781
{{>p20782}}
@end
@partial p20782
{{>p20783}}
@end
@partial p20783
{{>p20784}}
@end
@partial p20784
{{>p20785}}
@end
@partial p20785
{{>p20786}}
@end
@partial p20786
{{>p20787}}
@end
@partial p20787
{{>p20788}}
@end
@partial p20788
{{>p20789}}
@end
@partial p20789
{{>p20790}}
@end
@partial p20790
{{>p20791}}
@end
@partial p20791
{{>p20792}}
@end
@partial p20792
{{>p20793}}
@end
@partial p20793
{{>p20794}}
@end
@partial p20794
{{>p20795}}
@end
@partial p20795
{{>p20796}}
@end
@partial p20796
{{>p20797}}
@end
@partial p20797
{{>p20798}}
@end
@partial p20798
{{>p20799}}
@end
@partial p20799
{{>p20800}}
@end
@partial p20800
{{>p20801}}
@end
@partial p20801
{{>p20802}}
@end
@partial p20802
{{>p20803}}
@end
@partial p20803
{{>p20804}}
@end
@partial p20804
{{>p20805}}
@end
@partial p20805
{{>p20806}}
@end
@partial p20806
{{>p20807}}
@end
@partial p20807
{{>p20808}}
@end
@partial p20808
{{>p20809}}
@end
@partial p20809
{{>p20810}}
@end
@partial p20810
{{>p20811}}
@end
@partial p20811
{{>p20812}}
@end
@partial p20812
{{>p20813}}
@end
@partial p20813
{{>p20814}}
@end
@partial p20814
{{>p20815}}
@end
@partial p20815
{{>p20816}}
@end
@partial p20816
{{>p20817}}
@end
@partial p20817
{{>p20818}}
@end
@partial p20818
{{>p20819}}
@end
@partial p20819
{{>p20820}}
@end
@partial p20820
{{>p20821}}
@end
@partial p20821
{{>p20822}}
@end
@partial p20822
{{>p20823}}
@end
@partial p20823
{{>p20824}}
@end
@partial p20824
{{>p20825}}
@end
@partial p20825
{{>p20826}}
@end
@partial p20826
{{>p20827}}
@end
@partial p20827
{{>p20828}}
@end
@partial p20828
{{>p20829}}
@end
@partial p20829
{{>p20830}}
@end
@partial p20830
{{>p20831}}
@end
@partial p20831
{{>p20832}}
@end
@partial p20832
{{>p20833}}
@end
@partial p20833
{{>p20834}}
@end
@partial p20834
{{>p20835}}
@end
@partial p20835
{{>p20836}}
@end
@partial p20836
{{>p20837}}
@end
@partial p20837
{{>p20838}}
@end
@partial p20838
{{>p20839}}
@end
@partial p20839
{{>p20840}}
@end
@partial p20840
{{>p20841}}
@end
@partial p20841
{{>p20842}}
@end
@partial p20842
{{>p20843}}
@end
@partial p20843
{{>p20844}}
@end
@partial p20844
{{>p20845}}
@end
@partial p20845
{{>p20846}}
@end
@partial p20846
{{>p20847}}
@end
@partial p20847
{{>p20848}}
@end
@partial p20848
{{>p20849}}
@end
@partial p20849
{{>p20850}}
@end
@partial p20850
{{>p20851}}
@end
@partial p20851
{{>p20852}}
@end
@partial p20852
{{>p20853}}
@end
@partial p20853
{{>p20854}}
@end
@partial p20854
{{>p20855}}
@end
@partial p20855
{{>p20856}}
@end
@partial p20856
{{>p20857}}
@end
@partial p20857
{{>p20858}}
@end
@partial p20858
{{>p20859}}
@end
@partial p20859
{{>p20860}}
@end
@partial p20860
{{>p20861}}
@end
@partial p20861
{{>p20862}}
@end
@partial p20862
{{>p20863}}
@end
@partial p20863
{{>p20864}}
@end
@partial p20864
{{>p20865}}
@end
@partial p20865
{{>p20866}}
@end
@partial p20866
{{>p20867}}
@end
@partial p20867
{{>p20868}}
@end
@partial p20868
{{>p20869}}
@end
@partial p20869
{{>p20870}}
@end
@partial p20870
{{>p20871}}
@end
@partial p20871
{{>p20872}}
@end
@partial p20872
{{>p20873}}
@end
@partial p20873
{{>p20874}}
@end
@partial p20874
{{>p20875}}
@end
@partial p20875
{{>p20876}}
@end
@partial p20876
{{>p20877}}
@end
@partial p20877
{{>p20878}}
@end
@partial p20878
{{>p20879}}
@end
@partial p20879
{{>p20880}}
@end
@partial p20880
{{>p20881}}
@end
@partial p20881
{{>p20882}}
@end
@partial p20882
{{>p20883}}
@end
@partial p20883
{{>p20884}}
@end
@partial p20884
{{>p20885}}
@end
@partial p20885
{{>p20886}}
@end
@partial p20886
{{>p20887}}
@end
@partial p20887
{{>p20888}}
@end
@partial p20888
{{>p20889}}
@end
@partial p20889
{{>p20890}}
@end
@partial p20890
{{>p20891}}
@end
@partial p20891
{{>p20892}}
@end
@partial p20892
{{>p20893}}
@end
@partial p20893
{{>p20894}}
@end
@partial p20894
{{>p20895}}
@end
@partial p20895
{{>p20896}}
@end
@partial p20896
{{>p20897}}
@end
@partial p20897
{{>p20898}}
@end
@partial p20898
{{>p20899}}
@end
@partial p20899
{{>p20900}}
@end
@partial p20900
{{>p20901}}
@end
@partial p20901
{{>p20902}}
@end
@partial p20902
{{>p20903}}
@end
@partial p20903
{{>p20904}}
@end
@partial p20904
{{>p20905}}
@end
@partial p20905
{{>p20906}}
@end
@partial p20906
{{>p20907}}
@end
@partial p20907
{{>p20908}}
@end
@partial p20908
{{>p20909}}
@end
@partial p20909
{{>p20910}}
@end
@partial p20910
{{>p20911}}
@end
@partial p20911
{{>p20912}}
@end
@partial p20912
{{>p20913}}
@end
@partial p20913
{{>p20914}}
@end
@partial p20914
{{>p20915}}
@end
@partial p20915
{{>p20916}}
@end
@partial p20916
{{>p20917}}
@end
@partial p20917
{{>p20918}}
@end
@partial p20918
{{>p20919}}
@end
@partial p20919
{{>p20920}}
@end
@partial p20920
{{>p20921}}
@end
@partial p20921
{{>p20922}}
@end
@partial p20922
{{>p20923}}
@end
@partial p20923
{{>p20924}}
@end
@partial p20924
{{>p20925}}
@end
@partial p20925
{{>p20926}}
@end
@partial p20926
{{>p20927}}
@end
@partial p20927
{{>p20928}}
@end
@partial p20928
{{>p20929}}
@end
@partial p20929
{{>p20930}}
@end
@partial p20930
{{>p20931}}
@end
@partial p20931
{{>p20932}}
@end
@partial p20932
{{>p20933}}
@end
@partial p20933
{{>p20934}}
@end
@partial p20934
{{>p20935}}
@end
@partial p20935
{{>p20936}}
@end
@partial p20936
{{>p20937}}
@end
@partial p20937
{{>p20938}}
@end
@partial p20938
{{>p20939}}
@end
@partial p20939
{{>p20940}}
@end
@partial p20940
{{>p20941}}
@end
@partial p20941
{{>p20942}}
@end
@partial p20942
{{>p20943}}
@end
@partial p20943
{{>p20944}}
@end
@partial p20944
{{>p20945}}
@end
@partial p20945
{{>p20946}}
@end
@partial p20946
{{>p20947}}
@end
@partial p20947
{{>p20948}}
@end
@partial p20948
{{>p20949}}
@end
@partial p20949
{{>p20950}}
@end
@partial p20950
{{>p20951}}
@end
@partial p20951
{{>p20952}}
@end
@partial p20952
{{>p20953}}
@end
@partial p20953
{{>p20954}}
@end
@partial p20954
{{>p20955}}
@end
@partial p20955
{{>p20956}}
@end
@partial p20956
{{>p20957}}
@end
@partial p20957
{{>p20958}}
@end
@partial p20958
{{>p20959}}
@end
@partial p20959
{{>p20960}}
@end
@partial p20960
{{>p20961}}
@end
@partial p20961
{{>p20962}}
@end
@partial p20962
{{>p20963}}
@end
@partial p20963
{{>p20964}}
@end
@partial p20964
{{>p20965}}
@end
@partial p20965
{{>p20966}}
@end
@partial p20966
{{>p20967}}
@end
@partial p20967
{{>p20968}}
@end
@partial p20968
{{>p20969}}
@end
@partial p20969
{{>p20970}}
@end
@partial p20970
{{>p20971}}
@end
@partial p20971
{{>p20972}}
@end
@partial p20972
{{>p20973}}
@end
@partial p20973
{{>p20974}}
@end
@partial p20974
{{>p20975}}
@end
@partial p20975
{{>p20976}}
@end
@partial p20976
{{>p20977}}
@end
@partial p20977
{{>p20978}}
@end
@partial p20978
{{>p20979}}
@end
@partial p20979
{{>p20980}}
@end
@partial p20980
{{>p20981}}
@end
@partial p20981
{{>p20982}}
@end
@partial p20982
{{>p20983}}
@end
@partial p20983
{{>p20984}}
@end
@partial p20984
{{>p20985}}
@end
@partial p20985
{{>p20986}}
@end
@partial p20986
{{>p20987}}
@end
@partial p20987
{{>p20988}}
@end
@partial p20988
{{>p20989}}
@end
@partial p20989
{{>p20990}}
@end
@partial p20990
{{>p20991}}
@end
@partial p20991
{{>p20992}}
@end
@partial p20992
{{>p20993}}
@end
@partial p20993
{{>p20994}}
@end
@partial p20994
{{>p20995}}
@end
@partial p20995
{{>p20996}}
@end
@partial p20996
{{>p20997}}
@end
@partial p20997
{{>p20998}}
@end
@partial p20998
{{>p20999}}
@end
@partial p20999
{{>p21000}}
@end
@partial p21000
{{>p21001}}
@end
@partial p21001
{{>p21002}}
@end
@partial p21002
{{>p21003}}
@end
@partial p21003
{{>p21004}}
@end
@partial p21004
{{>p21005}}
@end
@partial p21005
{{>p21006}}
@end
@partial p21006
{{>p21007}}
@end
@partial p21007
{{>p21008}}
@end
@partial p21008
{{>p21009}}
@end
@partial p21009
{{>p21010}}
@end
@partial p21010
{{>p21011}}
@end
@partial p21011
{{>p21012}}
@end
@partial p21012
{{>p21013}}
@end
@partial p21013
{{>p21014}}
@end
@partial p21014
{{>p21015}}
@end
@partial p21015
{{>p21016}}
@end
@partial p21016
{{>p21017}}
@end
@partial p21017
{{>p21018}}
@end
@partial p21018
{{>p21019}}
@end
@partial p21019
{{>p21020}}
@end
@partial p21020
{{>p21021}}
@end
@partial p21021
{{>p21022}}
@end
@partial p21022
{{>p21023}}
@end
@partial p21023
{{>p21024}}
@end
@partial p21024
{{>p21025}}
@end
@partial p21025
{{>p21026}}
@end
@partial p21026
{{>p21027}}
@end
@partial p21027
{{>p21028}}
@end
@partial p21028
{{>p21029}}
@end
@partial p21029
{{>p21030}}
@end
@partial p21030
{{>p21031}}
@end
@partial p21031
{{>p21032}}
@end
@partial p21032
{{>p21033}}
@end
@partial p21033
{{>p21034}}
@end
@partial p21034
{{>p21035}}
@end
@partial p21035
{{>p21036}}
@end
@partial p21036
{{>p21037}}
@end
@partial p21037
{{>p21038}}
@end
@partial p21038
{{>p21039}}
@end
@partial p21039
{{>p21040}}
@end
@partial p21040
{{>p21041}}
@end
@partial p21041
{{>p21042}}
@end
@partial p21042
{{>p21043}}
@end
@partial p21043
{{>p21044}}
@end
@partial p21044
{{>p21045}}
@end
@partial p21045
{{>p21046}}
@end
@partial p21046
{{>p21047}}
@end
@partial p21047
{{>p21048}}
@end
@partial p21048
{{>p21049}}
@end
@partial p21049
{{>p21050}}
@end
@partial p21050
{{>p21051}}
@end
@partial p21051
{{>p21052}}
@end
@partial p21052
{{>p21053}}
@end
@partial p21053
{{>p21054}}
@end
@partial p21054
{{>p21055}}
@end
@partial p21055
{{>p21056}}
@end
@partial p21056
{{>p21057}}
@end
@partial p21057
{{>p21058}}
@end
@partial p21058
{{>p21059}}
@end
@partial p21059
{{>p21060}}
@end
@partial p21060
{{>p21061}}
@end
@partial p21061
{{>p21062}}
@end
@partial p21062
{{>p21063}}
@end
@partial p21063
{{>p21064}}
@end
@partial p21064
{{>p21065}}
@end
@partial p21065
{{>p21066}}
@end
@partial p21066
{{>p21067}}
@end
@partial p21067
{{>p21068}}
@end
@partial p21068
{{>p21069}}
@end
@partial p21069
{{>p21070}}
@end
@partial p21070
{{>p21071}}
@end
@partial p21071
{{>p21072}}
@end
@partial p21072
{{>p21073}}
@end
@partial p21073
{{>p21074}}
@end
@partial p21074
{{>p21075}}
@end
@partial p21075
{{>p21076}}
@end
@partial p21076
{{>p21077}}
@end
@partial p21077
{{>p21078}}
@end
@partial p21078
{{>p21079}}
@end
@partial p21079
{{>p21080}}
@end
@partial p21080
{{>p21081}}
@end
@partial p21081
{{>p21082}}
@end
@partial p21082
{{>p21083}}
@end
@partial p21083
{{>p21084}}
@end
@partial p21084
{{>p21085}}
@end
@partial p21085
{{>p21086}}
@end
@partial p21086
{{>p21087}}
@end
@partial p21087
{{>p21088}}
@end
@partial p21088
{{>p21089}}
@end
@partial p21089
{{>p21090}}
@end
@partial p21090
{{>p21091}}
@end
@partial p21091
{{>p21092}}
@end
@partial p21092
{{>p21093}}
@end
@partial p21093
{{>p21094}}
@end
@partial p21094
{{>p21095}}
@end
@partial p21095
{{>p21096}}
@end
@partial p21096
{{>p21097}}
@end
@partial p21097
{{>p21098}}
@end
@partial p21098
{{>p21099}}
@end
@partial p21099
{{>p21100}}
@end
@partial p21100
{{>p21101}}
@end
@partial p21101
{{>p21102}}
@end
@partial p21102
{{>p21103}}
@end
@partial p21103
{{>p21104}}
@end
@partial p21104
{{>p21105}}
@end
@partial p21105
{{>p21106}}
@end
@partial p21106
{{>p21107}}
@end
@partial p21107
{{>p21108}}
@end
@partial p21108
{{>p21109}}
@end
@partial p21109
{{>p21110}}
@end
@partial p21110
{{>p21111}}
@end
@partial p21111
{{>p21112}}
@end
@partial p21112
{{>p21113}}
@end
@partial p21113
{{>p21114}}
@end
@partial p21114
{{>p21115}}
@end
@partial p21115
{{>p21116}}
@end
@partial p21116
{{>p21117}}
@end
@partial p21117
{{>p21118}}
@end
@partial p21118
{{>p21119}}
@end
@partial p21119
{{>p21120}}
@end
@partial p21120
{{>p21121}}
@end
@partial p21121
{{>p21122}}
@end
@partial p21122
{{>p21123}}
@end
@partial p21123
{{>p21124}}
@end
@partial p21124
{{>p21125}}
@end
@partial p21125
{{>p21126}}
@end
@partial p21126
{{>p21127}}
@end
@partial p21127
{{>p21128}}
@end
@partial p21128
{{>p21129}}
@end
@partial p21129
{{>p21130}}
@end
@partial p21130
{{>p21131}}
@end
@partial p21131
{{>p21132}}
@end
@partial p21132
{{>p21133}}
@end
@partial p21133
{{>p21134}}
@end
@partial p21134
{{>p21135}}
@end
@partial p21135
{{>p21136}}
@end
@partial p21136
{{>p21137}}
@end
@partial p21137
{{>p21138}}
@end
@partial p21138
{{>p21139}}
@end
@partial p21139
{{>p21140}}
@end
@partial p21140
{{>p21141}}
@end
@partial p21141
{{>p21142}}
@end
@partial p21142
{{>p21143}}
@end
@partial p21143
{{>p21144}}
@end
@partial p21144
{{>p21145}}
@end
@partial p21145
{{>p21146}}
@end
@partial p21146
{{>p21147}}
@end
@partial p21147
{{>p21148}}
@end
@partial p21148
{{>p21149}}
@end
@partial p21149
{{>p21150}}
@end
@partial p21150
{{>p21151}}
@end
@partial p21151
{{>p21152}}
@end
@partial p21152
{{>p21153}}
@end
@partial p21153
{{>p21154}}
@end
@partial p21154
{{>p21155}}
@end
@partial p21155
{{>p21156}}
@end
@partial p21156
{{>p21157}}
@end
@partial p21157
{{>p21158}}
@end
@partial p21158
{{>p21159}}
@end
@partial p21159
{{>p21160}}
@end
@partial p21160
{{>p21161}}
@end
@partial p21161
{{>p21162}}
@end
@partial p21162
{{>p21163}}
@end
@partial p21163
{{>p21164}}
@end
@partial p21164
{{>p21165}}
@end
@partial p21165
{{>p21166}}
@end
@partial p21166
{{>p21167}}
@end
@partial p21167
{{>p21168}}
@end
@partial p21168
{{>p21169}}
@end
@partial p21169
{{>p21170}}
@end
@partial p21170
{{>p21171}}
@end
@partial p21171
{{>p21172}}
@end
@partial p21172
{{>p21173}}
@end
@partial p21173
{{>p21174}}
@end
@partial p21174
{{>p21175}}
@end
@partial p21175
{{>p21176}}
@end
@partial p21176
{{>p21177}}
@end
@partial p21177
{{>p21178}}
@end
@partial p21178
{{>p21179}}
@end
@partial p21179
{{>p21180}}
@end
@partial p21180
{{>p21181}}
@end
@partial p21181
{{>p21182}}
@end
@partial p21182
{{>p21183}}
@end
@partial p21183
{{>p21184}}
@end
@partial p21184
{{>p21185}}
@end
@partial p21185
{{>p21186}}
@end
@partial p21186
{{>p21187}}
@end
@partial p21187
{{>p21188}}
@end
@partial p21188
{{>p21189}}
@end
@partial p21189
{{>p21190}}
@end
@partial p21190
{{>p21191}}
@end
@partial p21191
{{>p21192}}
@end
@partial p21192
{{>p21193}}
@end
@partial p21193
{{>p21194}}
@end
@partial p21194
{{>p21195}}
@end
@partial p21195
{{>p21196}}
@end
@partial p21196
{{>p21197}}
@end
@partial p21197
{{>p21198}}
@end
@partial p21198
{{>p21199}}
@end
@partial p21199
{{>p21200}}
@end
@partial p21200
{{>p21201}}
@end
@partial p21201
{{>p21202}}
@end
@partial p21202
{{>p21203}}
@end
@partial p21203
{{>p21204}}
@end
@partial p21204
{{>p21205}}
@end
@partial p21205
{{>p21206}}
@end
@partial p21206
{{>p21207}}
@end
@partial p21207
{{>p21208}}
@end
@partial p21208
{{>p21209}}
@end
@partial p21209
{{>p21210}}
@end
@partial p21210
{{>p21211}}
@end
@partial p21211
{{>p21212}}
@end
@partial p21212
{{>p21213}}
@end
@partial p21213
{{>p21214}}
@end
@partial p21214
{{>p21215}}
@end
@partial p21215
{{>p21216}}
@end
@partial p21216
{{>p21217}}
@end
@partial p21217
{{>p21218}}
@end
@partial p21218
{{>p21219}}
@end
@partial p21219
{{>p21220}}
@end
@partial p21220
{{>p21221}}
@end
@partial p21221
{{>p21222}}
@end
@partial p21222
{{>p21223}}
@end
@partial p21223
{{>p21224}}
@end
@partial p21224
{{>p21225}}
@end
@partial p21225
{{>p21226}}
@end
@partial p21226
{{>p21227}}
@end
@partial p21227
{{>p21228}}
@end
@partial p21228
{{>p21229}}
@end
@partial p21229
{{>p21230}}
@end
@partial p21230
{{>p21231}}
@end
@partial p21231
{{>p21232}}
@end
@partial p21232
{{>p21233}}
@end
@partial p21233
{{>p21234}}
@end
@partial p21234
{{>p21235}}
@end
@partial p21235
{{>p21236}}
@end
@partial p21236
{{>p21237}}
@end
@partial p21237
{{>p21238}}
@end
@partial p21238
{{>p21239}}
@end
@partial p21239
{{>p21240}}
@end
@partial p21240
{{>p21241}}
@end
@partial p21241
{{>p21242}}
@end
@partial p21242
{{>p21243}}
@end
@partial p21243
{{>p21244}}
@end
@partial p21244
{{>p21245}}
@end
@partial p21245
{{>p21246}}
@end
@partial p21246
{{>p21247}}
@end
@partial p21247
{{>p21248}}
@end
@partial p21248
{{>p21249}}
@end
@partial p21249
{{>p21250}}
@end
@partial p21250
{{>p21251}}
@end
@partial p21251
{{>p21252}}
@end
@partial p21252
{{>p21253}}
@end
@partial p21253
{{>p21254}}
@end
@partial p21254
{{>p21255}}
@end
@partial p21255
{{>p21256}}
@end
@partial p21256
{{>p21257}}
@end
@partial p21257
{{>p21258}}
@end
@partial p21258
{{>p21259}}
@end
@partial p21259
{{>p21260}}
@end
@partial p21260
{{>p21261}}
@end
@partial p21261
{{>p21262}}
@end
@partial p21262
{{>p21263}}
@end
@partial p21263
{{>p21264}}
@end
@partial p21264
{{>p21265}}
@end
@partial p21265
{{>p21266}}
@end
@partial p21266
{{>p21267}}
@end
@partial p21267
{{>p21268}}
@end
@partial p21268
{{>p21269}}
@end
@partial p21269
{{>p21270}}
@end
@partial p21270
{{>p21271}}
@end
@partial p21271
{{>p21272}}
@end
@partial p21272
{{>p21273}}
@end
@partial p21273
{{>p21274}}
@end
@partial p21274
{{>p21275}}
@end
@partial p21275
{{>p21276}}
@end
@partial p21276
{{>p21277}}
@end
@partial p21277
{{>p21278}}
@end
@partial p21278
{{>p21279}}
@end
@partial p21279
{{>p21280}}
@end
@partial p21280
{{>p21281}}
@end
@partial p21281
{{>p21282}}
@end
@partial p21282
{{>p21283}}
@end
@partial p21283
{{>p21284}}
@end
@partial p21284
{{>p21285}}
@end
@partial p21285
{{>p21286}}
@end
@partial p21286
{{>p21287}}
@end
@partial p21287
{{>p21288}}
@end
@partial p21288
{{>p21289}}
@end
@partial p21289
{{>p21290}}
@end
@partial p21290
{{>p21291}}
@end
@partial p21291
{{>p21292}}
@end
@partial p21292
{{>p21293}}
@end
@partial p21293
{{>p21294}}
@end
@partial p21294
{{>p21295}}
@end
@partial p21295
{{>p21296}}
@end
@partial p21296
{{>p21297}}
@end
@partial p21297
{{>p21298}}
@end
@partial p21298
{{>p21299}}
@end
@partial p21299
{{>p21300}}
@end
@partial p21300
{{>p21301}}
@end
@partial p21301
{{>p21302}}
@end
@partial p21302
{{>p21303}}
@end
@partial p21303
{{>p21304}}
@end
@partial p21304
{{>p21305}}
@end
@partial p21305
{{>p21306}}
@end
@partial p21306
{{>p21307}}
@end
@partial p21307
{{>p21308}}
@end
@partial p21308
{{>p21309}}
@end
@partial p21309
{{>p21310}}
@end
@partial p21310
{{>p21311}}
@end
@partial p21311
{{>p21312}}
@end
@partial p21312
{{>p21313}}
@end
@partial p21313
{{>p21314}}
@end
@partial p21314
{{>p21315}}
@end
@partial p21315
{{>p21316}}
@end
@partial p21316
{{>p21317}}
@end
@partial p21317
{{>p21318}}
@end
@partial p21318
{{>p21319}}
@end
@partial p21319
{{>p21320}}
@end
@partial p21320
{{>p21321}}
@end
@partial p21321
{{>p21322}}
@end
@partial p21322
{{>p21323}}
@end
@partial p21323
{{>p21324}}
@end
@partial p21324
{{>p21325}}
@end
@partial p21325
{{>p21326}}
@end
@partial p21326
{{>p21327}}
@end
@partial p21327
{{>p21328}}
@end
@partial p21328
{{>p21329}}
@end
@partial p21329
{{>p21330}}
@end
@partial p21330
{{>p21331}}
@end
@partial p21331
{{>p21332}}
@end
@partial p21332
{{>p21333}}
@end
@partial p21333
{{>p21334}}
@end
@partial p21334
{{>p21335}}
@end
@partial p21335
{{>p21336}}
@end
@partial p21336
{{>p21337}}
@end
@partial p21337
{{>p21338}}
@end
@partial p21338
{{>p21339}}
@end
@partial p21339
{{>p21340}}
@end
@partial p21340
{{>p21341}}
@end
@partial p21341
{{>p21342}}
@end
@partial p21342
{{>p21343}}
@end
@partial p21343
{{>p21344}}
@end
@partial p21344
{{>p21345}}
@end
@partial p21345
{{>p21346}}
@end
@partial p21346
{{>p21347}}
@end
@partial p21347
{{>p21348}}
@end
@partial p21348
{{>p21349}}
@end
@partial p21349
{{>p21350}}
@end
@partial p21350
{{>p21351}}
@end
@partial p21351
{{>p21352}}
@end
@partial p21352
{{>p21353}}
@end
@partial p21353
{{>p21354}}
@end
@partial p21354
{{>p21355}}
@end
@partial p21355
{{>p21356}}
@end
@partial p21356
{{>p21357}}
@end
@partial p21357
{{>p21358}}
@end
@partial p21358
{{>p21359}}
@end
@partial p21359
{{>p21360}}
@end
@partial p21360
{{>p21361}}
@end
@partial p21361
{{>p21362}}
@end
@partial p21362
{{>p21363}}
@end
@partial p21363
{{>p21364}}
@end
@partial p21364
{{>p21365}}
@end
@partial p21365
{{>p21366}}
@end
@partial p21366
{{>p21367}}
@end
@partial p21367
{{>p21368}}
@end
@partial p21368
{{>p21369}}
@end
@partial p21369
{{>p21370}}
@end
@partial p21370
{{>p21371}}
@end
@partial p21371
{{>p21372}}
@end
@partial p21372
{{>p21373}}
@end
@partial p21373
{{>p21374}}
@end
@partial p21374
{{>p21375}}
@end
@partial p21375
{{>p21376}}
@end
@partial p21376
{{>p21377}}
@end
@partial p21377
{{>p21378}}
@end
@partial p21378
{{>p21379}}
@end
@partial p21379
{{>p21380}}
@end
@partial p21380
{{>p21381}}
@end
@partial p21381
{{>p21382}}
@end
@partial p21382
{{>p21383}}
@end
@partial p21383
{{>p21384}}
@end
@partial p21384
{{>p21385}}
@end
@partial p21385
{{>p21386}}
@end
@partial p21386
{{>p21387}}
@end
@partial p21387
{{>p21388}}
@end
@partial p21388
{{>p21389}}
@end
@partial p21389
{{>p21390}}
@end
@partial p21390
{{>p21391}}
@end
@partial p21391
{{>p21392}}
@end
@partial p21392
{{>p21393}}
@end
@partial p21393
{{>p21394}}
@end
@partial p21394
{{>p21395}}
@end
@partial p21395
{{>p21396}}
@end
@partial p21396
{{>p21397}}
@end
@partial p21397
{{>p21398}}
@end
@partial p21398
{{>p21399}}
@end
@partial p21399
{{>p21400}}
@end
@partial p21400
{{>p21401}}
@end
@partial p21401
{{>p21402}}
@end
@partial p21402
{{>p21403}}
@end
@partial p21403
{{>p21404}}
@end
@partial p21404
{{>p21405}}
@end
@partial p21405
{{>p21406}}
@end
@partial p21406
{{>p21407}}
@end
@partial p21407
{{>p21408}}
@end
@partial p21408
{{>p21409}}
@end
@partial p21409
{{>p21410}}
@end
@partial p21410
{{>p21411}}
@end
@partial p21411
{{>p21412}}
@end
@partial p21412
{{>p21413}}
@end
@partial p21413
{{>p21414}}
@end
@partial p21414
{{>p21415}}
@end
@partial p21415
{{>p21416}}
@end
@partial p21416
{{>p21417}}
@end
@partial p21417
{{>p21418}}
@end
@partial p21418
{{>p21419}}
@end
@partial p21419
{{>p21420}}
@end
@partial p21420
{{>p21421}}
@end
@partial p21421
{{>p21422}}
@end
@partial p21422
{{>p21423}}
@end
@partial p21423
{{>p21424}}
@end
@partial p21424
{{>p21425}}
@end
@partial p21425
{{>p21426}}
@end
@partial p21426
{{>p21427}}
@end
@partial p21427
{{>p21428}}
@end
@partial p21428
{{>p21429}}
@end
@partial p21429
{{>p21430}}
@end
@partial p21430
{{>p21431}}
@end
@partial p21431
{{>p21432}}
@end
@partial p21432
{{>p21433}}
@end
@partial p21433
{{>p21434}}
@end
@partial p21434
{{>p21435}}
@end
@partial p21435
{{>p21436}}
@end
@partial p21436
{{>p21437}}
@end
@partial p21437
{{>p21438}}
@end
@partial p21438
{{>p21439}}
@end
@partial p21439
{{>p21440}}
@end
@partial p21440
{{>p21441}}
@end
@partial p21441
{{>p21442}}
@end
@partial p21442
{{>p21443}}
@end
@partial p21443
{{>p21444}}
@end
@partial p21444
{{>p21445}}
@end
@partial p21445
{{>p21446}}
@end
@partial p21446
{{>p21447}}
@end
@partial p21447
{{>p21448}}
@end
@partial p21448
{{>p21449}}
@end
@partial p21449
{{>p21450}}
@end
@partial p21450
{{>p21451}}
@end
@partial p21451
{{>p21452}}
@end
@partial p21452
{{>p21453}}
@end
@partial p21453
{{>p21454}}
@end
@partial p21454
{{>p21455}}
@end
@partial p21455
{{>p21456}}
@end
@partial p21456
{{>p21457}}
@end
@partial p21457
{{>p21458}}
@end
@partial p21458
{{>p21459}}
@end
@partial p21459
{{>p21460}}
@end
@partial p21460
{{>p21461}}
@end
@partial p21461
{{>p21462}}
@end
@partial p21462
{{>p21463}}
@end
@partial p21463
{{>p21464}}
@end
@partial p21464
{{>p21465}}
@end
@partial p21465
{{>p21466}}
@end
@partial p21466
{{>p21467}}
@end
@partial p21467
{{>p21468}}
@end
@partial p21468
{{>p21469}}
@end
@partial p21469
{{>p21470}}
@end
@partial p21470
{{>p21471}}
@end
@partial p21471
{{>p21472}}
@end
@partial p21472
{{>p21473}}
@end
@partial p21473
{{>p21474}}
@end
@partial p21474
{{>p21475}}
@end
@partial p21475
{{>p21476}}
@end
@partial p21476
{{>p21477}}
@end
@partial p21477
{{>p21478}}
@end
@partial p21478
{{>p21479}}
@end
@partial p21479
{{>p21480}}
@end
@partial p21480
{{>p21481}}
@end
@partial p21481
{{>p21482}}
@end
@partial p21482
{{>p21483}}
@end
@partial p21483
{{>p21484}}
@end
@partial p21484
{{>p21485}}
@end
@partial p21485
{{>p21486}}
@end
@partial p21486
{{>p21487}}
@end
@partial p21487
{{>p21488}}
@end
@partial p21488
{{>p21489}}
@end
@partial p21489
{{>p21490}}
@end
@partial p21490
{{>p21491}}
@end
@partial p21491
{{>p21492}}
@end
@partial p21492
{{>p21493}}
@end
@partial p21493
{{>p21494}}
@end
@partial p21494
{{>p21495}}
@end
@partial p21495
{{>p21496}}
@end
@partial p21496
{{>p21497}}
@end
@partial p21497
{{>p21498}}
@end
@partial p21498
{{>p21499}}
@end
@partial p21499
{{>p21500}}
@end
@partial p21500
{{>p21501}}
@end
@partial p21501
{{>p21502}}
@end
@partial p21502
{{>p21503}}
@end
@partial p21503
{{>p21504}}
@end
@partial p21504
{{>p21505}}
@end
@partial p21505
{{>p21506}}
@end
@partial p21506
{{>p21507}}
@end
@partial p21507
{{>p21508}}
@end
@partial p21508
{{>p21509}}
@end
@partial p21509
{{>p21510}}
@end
@partial p21510
{{>p21511}}
@end
@partial p21511
{{>p21512}}
@end
@partial p21512
{{>p21513}}
@end
@partial p21513
{{>p21514}}
@end
@partial p21514
{{>p21515}}
@end
@partial p21515
{{>p21516}}
@end
@partial p21516
{{>p21517}}
@end
@partial p21517
{{>p21518}}
@end
@partial p21518
{{>p21519}}
@end
@partial p21519
{{>p21520}}
@end
@partial p21520
{{>p21521}}
@end
@partial p21521
{{>p21522}}
@end
@partial p21522
{{>p21523}}
@end
@partial p21523
{{>p21524}}
@end
@partial p21524
{{>p21525}}
@end
@partial p21525
{{>p21526}}
@end
@partial p21526
{{>p21527}}
@end
@partial p21527
{{>p21528}}
@end
@partial p21528
{{>p21529}}
@end
@partial p21529
{{>p21530}}
@end
@partial p21530
{{>p21531}}
@end
@partial p21531
{{>p21532}}
@end
@partial p21532
{{>p21533}}
@end
@partial p21533
{{>p21534}}
@end
@partial p21534
{{>p21535}}
@end
@partial p21535
{{>p21536}}
@end
@partial p21536
{{>p21537}}
@end
@partial p21537
{{>p21538}}
@end
@partial p21538
{{>p21539}}
@end
@partial p21539
{{>p21540}}
@end
@partial p21540
{{>p21541}}
@end
@partial p21541
{{>p21542}}
@end
@partial p21542
{{>p21543}}
@end
@partial p21543
{{>p21544}}
@end
@partial p21544
{{>p21545}}
@end
@partial p21545
{{>p21546}}
@end
@partial p21546
{{>p21547}}
@end
@partial p21547
{{>p21548}}
@end
@partial p21548
{{>p21549}}
@end
@partial p21549
{{>p21550}}
@end
@partial p21550
{{>p21551}}
@end
@partial p21551
{{>p21552}}
@end
@partial p21552
{{>p21553}}
@end
@partial p21553
{{>p21554}}
@end
@partial p21554
{{>p21555}}
@end
@partial p21555
{{>p21556}}
@end
@partial p21556
{{>p21557}}
@end
@partial p21557
{{>p21558}}
@end
@partial p21558
{{>p21559}}
@end
@partial p21559
{{>p21560}}
@end
@partial p21560
{{>p21561}}
@end
@partial p21561
{{>p21562}}
@end
@partial p21562
{{>p21563}}
@end
@partial p21563
{{>p21564}}
@end
@partial p21564
{{>p21565}}
@end
@partial p21565
{{>p21566}}
@end
@partial p21566
{{>p21567}}
@end
@partial p21567
{{>p21568}}
@end
@partial p21568
{{>p21569}}
@end
@partial p21569
{{>p21570}}
@end
@partial p21570
{{>p21571}}
@end
@partial p21571
{{>p21572}}
@end
@partial p21572
{{>p21573}}
@end
@partial p21573
{{>p21574}}
@end
@partial p21574
{{>p21575}}
@end
@partial p21575
{{>p21576}}
@end
@partial p21576
{{>p21577}}
@end
@partial p21577
{{>p21578}}
@end
@partial p21578
{{>p21579}}
@end
@partial p21579
{{>p21580}}
@end
@partial p21580
{{>p21581}}
@end
@partial p21581
{{>p21582}}
@end
@partial p21582
{{>p21583}}
@end
@partial p21583
{{>p21584}}
@end
@partial p21584
{{>p21585}}
@end
@partial p21585
{{>p21586}}
@end
@partial p21586
{{>p21587}}
@end
@partial p21587
{{>p21588}}
@end
@partial p21588
{{>p21589}}
@end
@partial p21589
{{>p21590}}
@end
@partial p21590
{{>p21591}}
@end
@partial p21591
{{>p21592}}
@end
@partial p21592
{{>p21593}}
@end
@partial p21593
{{>p21594}}
@end
@partial p21594
{{>p21595}}
@end
@partial p21595
{{>p21596}}
@end
@partial p21596
{{>p21597}}
@end
@partial p21597
{{>p21598}}
@end
@partial p21598
{{>p21599}}
@end
@partial p21599
{{>p21600}}
@end
@partial p21600
{{>p21601}}
@end
@partial p21601
{{>p21602}}
@end
@partial p21602
{{>p21603}}
@end
@partial p21603
{{>p21604}}
@end
@partial p21604
{{>p21605}}
@end
@partial p21605
{{>p21606}}
@end
@partial p21606
{{>p21607}}
@end
@partial p21607
{{>p21608}}
@end
@partial p21608
{{>p21609}}
@end
@partial p21609
{{>p21610}}
@end
@partial p21610
{{>p21611}}
@end
@partial p21611
{{>p21612}}
@end
@partial p21612
{{>p21613}}
@end
@partial p21613
{{>p21614}}
@end
@partial p21614
{{>p21615}}
@end
@partial p21615
{{>p21616}}
@end
@partial p21616
{{>p21617}}
@end
@partial p21617
{{>p21618}}
@end
@partial p21618
{{>p21619}}
@end
@partial p21619
{{>p21620}}
@end
@partial p21620
{{>p21621}}
@end
@partial p21621
{{>p21622}}
@end
@partial p21622
{{>p21623}}
@end
@partial p21623
{{>p21624}}
@end
@partial p21624
{{>p21625}}
@end
@partial p21625
{{>p21626}}
@end
@partial p21626
{{>p21627}}
@end
@partial p21627
{{>p21628}}
@end
@partial p21628
{{>p21629}}
@end
@partial p21629
{{>p21630}}
@end
@partial p21630
{{>p21631}}
@end
@partial p21631
{{>p21632}}
@end
@partial p21632
{{>p21633}}
@end
@partial p21633
{{>p21634}}
@end
@partial p21634
{{>p21635}}
@end
@partial p21635
{{>p21636}}
@end
@partial p21636
{{>p21637}}
@end
@partial p21637
{{>p21638}}
@end
@partial p21638
{{>p21639}}
@end
@partial p21639
{{>p21640}}
@end
@partial p21640
{{>p21641}}
@end
@partial p21641
{{>p21642}}
@end
@partial p21642
{{>p21643}}
@end
@partial p21643
{{>p21644}}
@end
@partial p21644
{{>p21645}}
@end
@partial p21645
{{>p21646}}
@end
@partial p21646
{{>p21647}}
@end
@partial p21647
{{>p21648}}
@end
@partial p21648
{{>p21649}}
@end
@partial p21649
{{>p21650}}
@end
@partial p21650
{{>p21651}}
@end
@partial p21651
{{>p21652}}
@end
@partial p21652
{{>p21653}}
@end
@partial p21653
{{>p21654}}
@end
@partial p21654
{{>p21655}}
@end
@partial p21655
{{>p21656}}
@end
@partial p21656
{{>p21657}}
@end
@partial p21657
{{>p21658}}
@end
@partial p21658
{{>p21659}}
@end
@partial p21659
{{>p21660}}
@end
@partial p21660
{{>p21661}}
@end
@partial p21661
{{>p21662}}
@end
@partial p21662
{{>p21663}}
@end
@partial p21663
{{>p21664}}
@end
@partial p21664
{{>p21665}}
@end
@partial p21665
{{>p21666}}
@end
@partial p21666
{{>p21667}}
@end
@partial p21667
{{>p21668}}
@end
@partial p21668
{{>p21669}}
@end
@partial p21669
{{>p21670}}
@end
@partial p21670
{{>p21671}}
@end
@partial p21671
{{>p21672}}
@end
@partial p21672
{{>p21673}}
@end
@partial p21673
{{>p21674}}
@end
@partial p21674
{{>p21675}}
@end
@partial p21675
{{>p21676}}
@end
@partial p21676
{{>p21677}}
@end
@partial p21677
{{>p21678}}
@end
@partial p21678
{{>p21679}}
@end
@partial p21679
{{>p21680}}
@end
@partial p21680
{{>p21681}}
@end
@partial p21681
{{>p21682}}
@end
@partial p21682
{{>p21683}}
@end
@partial p21683
{{>p21684}}
@end
@partial p21684
{{>p21685}}
@end
@partial p21685
{{>p21686}}
@end
@partial p21686
{{>p21687}}
@end
@partial p21687
{{>p21688}}
@end
@partial p21688
{{>p21689}}
@end
@partial p21689
{{>p21690}}
@end
@partial p21690
{{>p21691}}
@end
@partial p21691
{{>p21692}}
@end
@partial p21692
{{>p21693}}
@end
@partial p21693
{{>p21694}}
@end
@partial p21694
{{>p21695}}
@end
@partial p21695
{{>p21696}}
@end
@partial p21696
{{>p21697}}
@end
@partial p21697
{{>p21698}}
@end
@partial p21698
{{>p21699}}
@end
@partial p21699
{{>p21700}}
@end
@partial p21700
{{>p21701}}
@end
@partial p21701
{{>p21702}}
@end
@partial p21702
{{>p21703}}
@end
@partial p21703
{{>p21704}}
@end
@partial p21704
{{>p21705}}
@end
@partial p21705
{{>p21706}}
@end
@partial p21706
{{>p21707}}
@end
@partial p21707
{{>p21708}}
@end
@partial p21708
{{>p21709}}
@end
@partial p21709
{{>p21710}}
@end
@partial p21710
{{>p21711}}
@end
@partial p21711
{{>p21712}}
@end
@partial p21712
{{>p21713}}
@end
@partial p21713
{{>p21714}}
@end
@partial p21714
{{>p21715}}
@end
@partial p21715
{{>p21716}}
@end
@partial p21716
{{>p21717}}
@end
@partial p21717
{{>p21718}}
@end
@partial p21718
{{>p21719}}
@end
@partial p21719
{{>p21720}}
@end
@partial p21720
{{>p21721}}
@end
@partial p21721
{{>p21722}}
@end
@partial p21722
{{>p21723}}
@end
@partial p21723
{{>p21724}}
@end
@partial p21724
{{>p21725}}
@end
@partial p21725
{{>p21726}}
@end
@partial p21726
{{>p21727}}
@end
@partial p21727
{{>p21728}}
@end
@partial p21728
{{>p21729}}
@end
@partial p21729
{{>p21730}}
@end
@partial p21730
{{>p21731}}
@end
@partial p21731
{{>p21732}}
@end
@partial p21732
{{>p21733}}
@end
@partial p21733
{{>p21734}}
@end
@partial p21734
{{>p21735}}
@end
@partial p21735
{{>p21736}}
@end
@partial p21736
{{>p21737}}
@end
@partial p21737
{{>p21738}}
@end
@partial p21738
{{>p21739}}
@end
@partial p21739
{{>p21740}}
@end
@partial p21740
{{>p21741}}
@end
@partial p21741
{{>p21742}}
@end
@partial p21742
{{>p21743}}
@end
@partial p21743
{{>p21744}}
@end
@partial p21744
{{>p21745}}
@end
@partial p21745
{{>p21746}}
@end
@partial p21746
{{>p21747}}
@end
@partial p21747
{{>p21748}}
@end
@partial p21748
{{>p21749}}
@end
@partial p21749
{{>p21750}}
@end
@partial p21750
{{>p21751}}
@end
@partial p21751
{{>p21752}}
@end
@partial p21752
{{>p21753}}
@end
@partial p21753
{{>p21754}}
@end
@partial p21754
{{>p21755}}
@end
@partial p21755
{{>p21756}}
@end
@partial p21756
{{>p21757}}
@end
@partial p21757
{{>p21758}}
@end
@partial p21758
{{>p21759}}
@end
@partial p21759
{{>p21760}}
@end
@partial p21760
{{>p21761}}
@end
@partial p21761
{{>p21762}}
@end
@partial p21762
{{>p21763}}
@end
@partial p21763
{{>p21764}}
@end
@partial p21764
{{>p21765}}
@end
@partial p21765
{{>p21766}}
@end
@partial p21766
{{>p21767}}
@end
@partial p21767
{{>p21768}}
@end
@partial p21768
{{>p21769}}
@end
@partial p21769
{{>p21770}}
@end
@partial p21770
{{>p21771}}
@end
@partial p21771
{{>p21772}}
@end
@partial p21772
{{>p21773}}
@end
@partial p21773
{{>p21774}}
@end
@partial p21774
{{>p21775}}
@end
@partial p21775
{{>p21776}}
@end
@partial p21776
{{>p21777}}
@end
@partial p21777
{{>p21778}}
@end
@partial p21778
{{>p21779}}
@end
@partial p21779
{{>p21780}}
@end
@partial p21780
{{>p21781}}
@end
@partial p21781
{{>p21782}}
@end
@partial p21782
{{>p21783}}
@end
@partial p21783
{{>p21784}}
@end
@partial p21784
{{>p21785}}
@end
@partial p21785
{{>p21786}}
@end
@partial p21786
{{>p21787}}
@end
@partial p21787
{{>p21788}}
@end
@partial p21788
{{>p21789}}
@end
@partial p21789
{{>p21790}}
@end
@partial p21790
{{>p21791}}
@end
@partial p21791
{{>p21792}}
@end
@partial p21792
{{>p21793}}
@end
@partial p21793
{{>p21794}}
@end
@partial p21794
{{>p21795}}
@end
@partial p21795
{{>p21796}}
@end
@partial p21796
{{>p21797}}
@end
@partial p21797
{{>p21798}}
@end
@partial p21798
{{>p21799}}
@end
@partial p21799
{{>p21800}}
@end
@partial p21800
{{>p21801}}
@end
@partial p21801
{{>p21802}}
@end
@partial p21802
{{>p21803}}
@end
@partial p21803
{{>p21804}}
@end
@partial p21804
{{>p21805}}
@end
@partial p21805
{{>p21806}}
@end
@partial p21806
{{>p21807}}
@end
@partial p21807
{{>p21808}}
@end
@partial p21808
{{>p21809}}
@end
@partial p21809
{{>p21810}}
@end
@partial p21810
{{>p21811}}
@end
@partial p21811
{{>p21812}}
@end
@partial p21812
{{>p21813}}
@end
@partial p21813
{{>p21814}}
@end
@partial p21814
{{>p21815}}
@end
@partial p21815
{{>p21816}}
@end
@partial p21816
{{>p21817}}
@end
@partial p21817
{{>p21818}}
@end
@partial p21818
{{>p21819}}
@end
@partial p21819
{{>p21820}}
@end
@partial p21820
{{>p21821}}
@end
@partial p21821
{{>p21822}}
@end
@partial p21822
{{>p21823}}
@end
@partial p21823
{{>p21824}}
@end
@partial p21824
{{>p21825}}
@end
@partial p21825
{{>p21826}}
@end
@partial p21826
{{>p21827}}
@end
@partial p21827
{{>p21828}}
@end
@partial p21828
{{>p21829}}
@end
@partial p21829
{{>p21830}}
@end
@partial p21830
{{>p21831}}
@end
@partial p21831
{{>p21832}}
@end
@partial p21832
{{>p21833}}
@end
@partial p21833
{{>p21834}}
@end
@partial p21834
{{>p21835}}
@end
@partial p21835
{{>p21836}}
@end
@partial p21836
{{>p21837}}
@end
@partial p21837
{{>p21838}}
@end
@partial p21838
{{>p21839}}
@end
@partial p21839
{{>p21840}}
@end
@partial p21840
{{>p21841}}
@end
@partial p21841
{{>p21842}}
@end
@partial p21842
{{>p21843}}
@end
@partial p21843
{{>p21844}}
@end
@partial p21844
{{>p21845}}
@end
@partial p21845
{{>p21846}}
@end
@partial p21846
{{>p21847}}
@end
@partial p21847
{{>p21848}}
@end
@partial p21848
{{>p21849}}
@end
@partial p21849
{{>p21850}}
@end
@partial p21850
{{>p21851}}
@end
@partial p21851
{{>p21852}}
@end
@partial p21852
{{>p21853}}
@end
@partial p21853
{{>p21854}}
@end
@partial p21854
{{>p21855}}
@end
@partial p21855
{{>p21856}}
@end
@partial p21856
{{>p21857}}
@end
@partial p21857
{{>p21858}}
@end
@partial p21858
{{>p21859}}
@end
@partial p21859
{{>p21860}}
@end
@partial p21860
{{>p21861}}
@end
@partial p21861
{{>p21862}}
@end
@partial p21862
{{>p21863}}
@end
@partial p21863
{{>p21864}}
@end
@partial p21864
{{>p21865}}
@end
@partial p21865
{{>p21866}}
@end
@partial p21866
{{>p21867}}
@end
@partial p21867
{{>p21868}}
@end
@partial p21868
{{>p21869}}
@end
@partial p21869
{{>p21870}}
@end
@partial p21870
{{>p21871}}
@end
@partial p21871
{{>p21872}}
@end
@partial p21872
{{>p21873}}
@end
@partial p21873
{{>p21874}}
@end
@partial p21874
{{>p21875}}
@end
@partial p21875
{{>p21876}}
@end
@partial p21876
{{>p21877}}
@end
@partial p21877
{{>p21878}}
@end
@partial p21878
{{>p21879}}
@end
@partial p21879
{{>p21880}}
@end
@partial p21880
{{>p21881}}
@end
@partial p21881
{{>p21882}}
@end
@partial p21882
{{>p21883}}
@end
@partial p21883
{{>p21884}}
@end
@partial p21884
{{>p21885}}
@end
@partial p21885
{{>p21886}}
@end
@partial p21886
{{>p21887}}
@end
@partial p21887
{{>p21888}}
@end
@partial p21888
{{>p21889}}
@end
@partial p21889
{{>p21890}}
@end
@partial p21890
{{>p21891}}
@end
@partial p21891
{{>p21892}}
@end
@partial p21892
{{>p21893}}
@end
@partial p21893
{{>p21894}}
@end
@partial p21894
{{>p21895}}
@end
@partial p21895
{{>p21896}}
@end
@partial p21896
{{>p21897}}
@end
@partial p21897
{{>p21898}}
@end
@partial p21898
{{>p21899}}
@end
@partial p21899
{{>p21900}}
@end
@partial p21900
{{>p21901}}
@end
@partial p21901
{{>p21902}}
@end
@partial p21902
{{>p21903}}
@end
@partial p21903
{{>p21904}}
@end
@partial p21904
{{>p21905}}
@end
@partial p21905
{{>p21906}}
@end
@partial p21906
{{>p21907}}
@end
@partial p21907
{{>p21908}}
@end
@partial p21908
{{>p21909}}
@end
@partial p21909
{{>p21910}}
@end
@partial p21910
{{>p21911}}
@end
@partial p21911
{{>p21912}}
@end
@partial p21912
{{>p21913}}
@end
@partial p21913
{{>p21914}}
@end
@partial p21914
{{>p21915}}
@end
@partial p21915
{{>p21916}}
@end
@partial p21916
{{>p21917}}
@end
@partial p21917
{{>p21918}}
@end
@partial p21918
{{>p21919}}
@end
@partial p21919
{{>p21920}}
@end
@partial p21920
{{>p21921}}
@end
@partial p21921
{{>p21922}}
@end
@partial p21922
{{>p21923}}
@end
@partial p21923
{{>p21924}}
@end
@partial p21924
{{>p21925}}
@end
@partial p21925
{{>p21926}}
@end
@partial p21926
{{>p21927}}
@end
@partial p21927
{{>p21928}}
@end
@partial p21928
{{>p21929}}
@end
@partial p21929
{{>p21930}}
@end
@partial p21930
{{>p21931}}
@end
@partial p21931
{{>p21932}}
@end
@partial p21932
{{>p21933}}
@end
@partial p21933
{{>p21934}}
@end
@partial p21934
{{>p21935}}
@end
@partial p21935
{{>p21936}}
@end
@partial p21936
{{>p21937}}
@end
@partial p21937
{{>p21938}}
@end
@partial p21938
{{>p21939}}
@end
@partial p21939
{{>p21940}}
@end
@partial p21940
{{>p21941}}
@end
@partial p21941
{{>p21942}}
@end
@partial p21942
{{>p21943}}
@end
@partial p21943
{{>p21944}}
@end
@partial p21944
{{>p21945}}
@end
@partial p21945
{{>p21946}}
@end
@partial p21946
{{>p21947}}
@end
@partial p21947
{{>p21948}}
@end
@partial p21948
{{>p21949}}
@end
@partial p21949
{{>p21950}}
@end
@partial p21950
{{>p21951}}
@end
@partial p21951
{{>p21952}}
@end
@partial p21952
{{>p21953}}
@end
@partial p21953
{{>p21954}}
@end
@partial p21954
{{>p21955}}
@end
@partial p21955
{{>p21956}}
@end
@partial p21956
{{>p21957}}
@end
@partial p21957
{{>p21958}}
@end
@partial p21958
{{>p21959}}
@end
@partial p21959
{{>p21960}}
@end
@partial p21960
{{>p21961}}
@end
@partial p21961
{{>p21962}}
@end
@partial p21962
{{>p21963}}
@end
@partial p21963
{{>p21964}}
@end
@partial p21964
{{>p21965}}
@end
@partial p21965
{{>p21966}}
@end
@partial p21966
{{>p21967}}
@end
@partial p21967
{{>p21968}}
@end
@partial p21968
{{>p21969}}
@end
@partial p21969
{{>p21970}}
@end
@partial p21970
{{>p21971}}
@end
@partial p21971
{{>p21972}}
@end
@partial p21972
{{>p21973}}
@end
@partial p21973
{{>p21974}}
@end
@partial p21974
{{>p21975}}
@end
@partial p21975
{{>p21976}}
@end
@partial p21976
{{>p21977}}
@end
@partial p21977
{{>p21978}}
@end
@partial p21978
{{>p21979}}
@end
@partial p21979
{{>p21980}}
@end
@partial p21980
{{>p21981}}
@end
@partial p21981
{{>p21982}}
@end
@partial p21982
{{>p21983}}
@end
@partial p21983
{{>p21984}}
@end
@partial p21984
{{>p21985}}
@end
@partial p21985
{{>p21986}}
@end
@partial p21986
{{>p21987}}
@end
@partial p21987
{{>p21988}}
@end
@partial p21988
{{>p21989}}
@end
@partial p21989
{{>p21990}}
@end
@partial p21990
{{>p21991}}
@end
@partial p21991
{{>p21992}}
@end
@partial p21992
{{>p21993}}
@end
@partial p21993
{{>p21994}}
@end
@partial p21994
{{>p21995}}
@end
@partial p21995
{{>p21996}}
@end
@partial p21996
{{>p21997}}
@end
@partial p21997
{{>p21998}}
@end
@partial p21998
{{>p21999}}
@end
@partial p21999
{{>p22000}}
@end
@partial p22000
{{>p22001}}
@end
@partial p22001
{{>p22002}}
@end
@partial p22002
{{>p22003}}
@end
@partial p22003
{{>p22004}}
@end
@partial p22004
{{>p22005}}
@end
@partial p22005
{{>p22006}}
@end
@partial p22006
{{>p22007}}
@end
@partial p22007
{{>p22008}}
@end
@partial p22008
{{>p22009}}
@end
@partial p22009
{{>p22010}}
@end
@partial p22010
{{>p22011}}
@end
@partial p22011
{{>p22012}}
@end
@partial p22012
{{>p22013}}
@end
@partial p22013
{{>p22014}}
@end
@partial p22014
{{>p22015}}
@end
@partial p22015
{{>p22016}}
@end
@partial p22016
{{>p22017}}
@end
@partial p22017
{{>p22018}}
@end
@partial p22018
{{>p22019}}
@end
@partial p22019
{{>p22020}}
@end
@partial p22020
{{>p22021}}
@end
@partial p22021
{{>p22022}}
@end
@partial p22022
{{>p22023}}
@end
@partial p22023
{{>p22024}}
@end
@partial p22024
{{>p22025}}
@end
@partial p22025
{{>p22026}}
@end
@partial p22026
{{>p22027}}
@end
@partial p22027
{{>p22028}}
@end
@partial p22028
{{>p22029}}
@end
@partial p22029
{{>p22030}}
@end
@partial p22030
{{>p22031}}
@end
@partial p22031
{{>p22032}}
@end
@partial p22032
{{>p22033}}
@end
@partial p22033
{{>p22034}}
@end
@partial p22034
{{>p22035}}
@end
@partial p22035
{{>p22036}}
@end
@partial p22036
{{>p22037}}
@end
@partial p22037
{{>p22038}}
@end
@partial p22038
{{>p22039}}
@end
@partial p22039
{{>p22040}}
@end
@partial p22040
{{>p22041}}
@end
@partial p22041
{{>p22042}}
@end
@partial p22042
{{>p22043}}
@end
@partial p22043
{{>p22044}}
@end
@partial p22044
{{>p22045}}
@end
@partial p22045
{{>p22046}}
@end
@partial p22046
{{>p22047}}
@end
@partial p22047
{{>p22048}}
@end
@partial p22048
{{>p22049}}
@end
@partial p22049
{{>p22050}}
@end
@partial p22050
{{>p22051}}
@end
@partial p22051
{{>p22052}}
@end
@partial p22052
{{>p22053}}
@end
@partial p22053
{{>p22054}}
@end
@partial p22054
{{>p22055}}
@end
@partial p22055
{{>p22056}}
@end
@partial p22056
{{>p22057}}
@end
@partial p22057
{{>p22058}}
@end
@partial p22058
{{>p22059}}
@end
@partial p22059
{{>p22060}}
@end
@partial p22060
{{>p22061}}
@end
@partial p22061
{{>p22062}}
@end
@partial p22062
{{>p22063}}
@end
@partial p22063
{{>p22064}}
@end
@partial p22064
{{>p22065}}
@end
@partial p22065
{{>p22066}}
@end
@partial p22066
{{>p22067}}
@end
@partial p22067
{{>p22068}}
@end
@partial p22068
{{>p22069}}
@end
@partial p22069
{{>p22070}}
@end
@partial p22070
{{>p22071}}
@end
@partial p22071
{{>p22072}}
@end
@partial p22072
{{>p22073}}
@end
@partial p22073
{{>p22074}}
@end
@partial p22074
{{>p22075}}
@end
@partial p22075
{{>p22076}}
@end
@partial p22076
{{>p22077}}
@end
@partial p22077
{{>p22078}}
@end
@partial p22078
{{>p22079}}
@end
@partial p22079
{{>p22080}}
@end
@partial p22080
{{>p22081}}
@end
@partial p22081
{{>p22082}}
@end
@partial p22082
{{>p22083}}
@end
@partial p22083
{{>p22084}}
@end
@partial p22084
{{>p22085}}
@end
@partial p22085
{{>p22086}}
@end
@partial p22086
{{>p22087}}
@end
@partial p22087
{{>p22088}}
@end
@partial p22088
{{>p22089}}
@end
@partial p22089
{{>p22090}}
@end
@partial p22090
{{>p22091}}
@end
@partial p22091
{{>p22092}}
@end
@partial p22092
{{>p22093}}
@end
@partial p22093
{{>p22094}}
@end
@partial p22094
{{>p22095}}
@end
@partial p22095
{{>p22096}}
@end
@partial p22096
{{>p22097}}
@end
@partial p22097
{{>p22098}}
@end
@partial p22098
{{>p22099}}
@end
@partial p22099
{{>p22100}}
@end
@partial p22100
{{>p22101}}
@end
@partial p22101
{{>p22102}}
@end
@partial p22102
{{>p22103}}
@end
@partial p22103
{{>p22104}}
@end
@partial p22104
{{>p22105}}
@end
@partial p22105
{{>p22106}}
@end
@partial p22106
{{>p22107}}
@end
@partial p22107
{{>p22108}}
@end
@partial p22108
{{>p22109}}
@end
@partial p22109
{{>p22110}}
@end
@partial p22110
{{>p22111}}
@end
@partial p22111
{{>p22112}}
@end
@partial p22112
{{>p22113}}
@end
@partial p22113
{{>p22114}}
@end
@partial p22114
{{>p22115}}
@end
@partial p22115
{{>p22116}}
@end
@partial p22116
{{>p22117}}
@end
@partial p22117
{{>p22118}}
@end
@partial p22118
{{>p22119}}
@end
@partial p22119
{{>p22120}}
@end
@partial p22120
{{>p22121}}
@end
@partial p22121
{{>p22122}}
@end
@partial p22122
{{>p22123}}
@end
@partial p22123
{{>p22124}}
@end
@partial p22124
{{>p22125}}
@end
@partial p22125
{{>p22126}}
@end
@partial p22126
{{>p22127}}
@end
@partial p22127
{{>p22128}}
@end
@partial p22128
{{>p22129}}
@end
@partial p22129
{{>p22130}}
@end
@partial p22130
{{>p22131}}
@end
@partial p22131
{{>p22132}}
@end
@partial p22132
{{>p22133}}
@end
@partial p22133
{{>p22134}}
@end
@partial p22134
{{>p22135}}
@end
@partial p22135
{{>p22136}}
@end
@partial p22136
{{>p22137}}
@end
@partial p22137
{{>p22138}}
@end
@partial p22138
{{>p22139}}
@end
@partial p22139
{{>p22140}}
@end
@partial p22140
{{>p22141}}
@end
@partial p22141
{{>p22142}}
@end
@partial p22142
{{>p22143}}
@end
@partial p22143
{{>p22144}}
@end
@partial p22144
{{>p22145}}
@end
@partial p22145
{{>p22146}}
@end
@partial p22146
{{>p22147}}
@end
@partial p22147
{{>p22148}}
@end
@partial p22148
{{>p22149}}
@end
@partial p22149
{{>p22150}}
@end
@partial p22150
{{>p22151}}
@end
@partial p22151
{{>p22152}}
@end
@partial p22152
{{>p22153}}
@end
@partial p22153
{{>p22154}}
@end
@partial p22154
{{>p22155}}
@end
@partial p22155
{{>p22156}}
@end
@partial p22156
{{>p22157}}
@end
@partial p22157
{{>p22158}}
@end
@partial p22158
{{>p22159}}
@end
@partial p22159
{{>p22160}}
@end
@partial p22160
{{>p22161}}
@end
@partial p22161
{{>p22162}}
@end
@partial p22162
{{>p22163}}
@end
@partial p22163
{{>p22164}}
@end
@partial p22164
{{>p22165}}
@end
@partial p22165
{{>p22166}}
@end
@partial p22166
{{>p22167}}
@end
@partial p22167
{{>p22168}}
@end
@partial p22168
{{>p22169}}
@end
@partial p22169
{{>p22170}}
@end
@partial p22170
{{>p22171}}
@end
@partial p22171
{{>p22172}}
@end
@partial p22172
{{>p22173}}
@end
@partial p22173
{{>p22174}}
@end
@partial p22174
{{>p22175}}
@end
@partial p22175
{{>p22176}}
@end
@partial p22176
{{>p22177}}
@end
@partial p22177
{{>p22178}}
@end
@partial p22178
{{>p22179}}
@end
@partial p22179
{{>p22180}}
@end
@partial p22180
{{>p22181}}
@end
@partial p22181
{{>p22182}}
@end
@partial p22182
{{>p22183}}
@end
@partial p22183
{{>p22184}}
@end
@partial p22184
{{>p22185}}
@end
@partial p22185
{{>p22186}}
@end
@partial p22186
{{>p22187}}
@end
@partial p22187
{{>p22188}}
@end
@partial p22188
{{>p22189}}
@end
@partial p22189
{{>p22190}}
@end
@partial p22190
{{>p22191}}
@end
@partial p22191
{{>p22192}}
@end
@partial p22192
{{>p22193}}
@end
@partial p22193
{{>p22194}}
@end
@partial p22194
{{>p22195}}
@end
@partial p22195
{{>p22196}}
@end
@partial p22196
{{>p22197}}
@end
@partial p22197
{{>p22198}}
@end
@partial p22198
{{>p22199}}
@end
@partial p22199
{{>p22200}}
@end
@partial p22200
{{>p22201}}
@end
@partial p22201
{{>p22202}}
@end
@partial p22202
{{>p22203}}
@end
@partial p22203
{{>p22204}}
@end
@partial p22204
{{>p22205}}
@end
@partial p22205
{{>p22206}}
@end
@partial p22206
{{>p22207}}
@end
@partial p22207
{{>p22208}}
@end
@partial p22208
{{>p22209}}
@end
@partial p22209
{{>p22210}}
@end
@partial p22210
{{>p22211}}
@end
@partial p22211
{{>p22212}}
@end
@partial p22212
{{>p22213}}
@end
@partial p22213
{{>p22214}}
@end
@partial p22214
{{>p22215}}
@end
@partial p22215
{{>p22216}}
@end
@partial p22216
{{>p22217}}
@end
@partial p22217
{{>p22218}}
@end
@partial p22218
{{>p22219}}
@end
@partial p22219
{{>p22220}}
@end
@partial p22220
{{>p22221}}
@end
@partial p22221
{{>p22222}}
@end
@partial p22222
{{>p22223}}
@end
@partial p22223
{{>p22224}}
@end
@partial p22224
{{>p22225}}
@end
@partial p22225
{{>p22226}}
@end
@partial p22226
{{>p22227}}
@end
@partial p22227
{{>p22228}}
@end
@partial p22228
{{>p22229}}
@end
@partial p22229
{{>p22230}}
@end
@partial p22230
{{>p22231}}
@end
@partial p22231
{{>p22232}}
@end
@partial p22232
{{>p22233}}
@end
@partial p22233
{{>p22234}}
@end
@partial p22234
{{>p22235}}
@end
@partial p22235
{{>p22236}}
@end
@partial p22236
{{>p22237}}
@end
@partial p22237
{{>p22238}}
@end
@partial p22238
{{>p22239}}
@end
@partial p22239
{{>p22240}}
@end
@partial p22240
{{>p22241}}
@end
@partial p22241
{{>p22242}}
@end
@partial p22242
{{>p22243}}
@end
@partial p22243
{{>p22244}}
@end
@partial p22244
{{>p22245}}
@end
@partial p22245
{{>p22246}}
@end
@partial p22246
{{>p22247}}
@end
@partial p22247
{{>p22248}}
@end
@partial p22248
{{>p22249}}
@end
@partial p22249
{{>p22250}}
@end
@partial p22250
{{>p22251}}
@end
@partial p22251
{{>p22252}}
@end
@partial p22252
{{>p22253}}
@end
@partial p22253
{{>p22254}}
@end
@partial p22254
{{>p22255}}
@end
@partial p22255
{{>p22256}}
@end
@partial p22256
{{>p22257}}
@end
@partial p22257
{{>p22258}}
@end
@partial p22258
{{>p22259}}
@end
@partial p22259
{{>p22260}}
@end
@partial p22260
{{>p22261}}
@end
@partial p22261
{{>p22262}}
@end
@partial p22262
{{>p22263}}
@end
@partial p22263
{{>p22264}}
@end
@partial p22264
{{>p22265}}
@end
@partial p22265
{{>p22266}}
@end
@partial p22266
{{>p22267}}
@end
@partial p22267
{{>p22268}}
@end
@partial p22268
{{>p22269}}
@end
@partial p22269
{{>p22270}}
@end
@partial p22270
{{>p22271}}
@end
@partial p22271
{{>p22272}}
@end
@partial p22272
{{>p22273}}
@end
@partial p22273
{{>p22274}}
@end
@partial p22274
{{>p22275}}
@end
@partial p22275
{{>p22276}}
@end
@partial p22276
{{>p22277}}
@end
@partial p22277
{{>p22278}}
@end
@partial p22278
{{>p22279}}
@end
@partial p22279
{{>p22280}}
@end
@partial p22280
{{>p22281}}
@end
@partial p22281
{{>p22282}}
@end
@partial p22282
{{>p22283}}
@end
@partial p22283
{{>p22284}}
@end
@partial p22284
{{>p22285}}
@end
@partial p22285
{{>p22286}}
@end
@partial p22286
{{>p22287}}
@end
@partial p22287
{{>p22288}}
@end
@partial p22288
{{>p22289}}
@end
@partial p22289
{{>p22290}}
@end
@partial p22290
{{>p22291}}
@end
@partial p22291
{{>p22292}}
@end
@partial p22292
{{>p22293}}
@end
@partial p22293
{{>p22294}}
@end
@partial p22294
{{>p22295}}
@end
@partial p22295
{{>p22296}}
@end
@partial p22296
{{>p22297}}
@end
@partial p22297
{{>p22298}}
@end
@partial p22298
{{>p22299}}
@end
@partial p22299
{{>p22300}}
@end
@partial p22300
{{>p22301}}
@end
@partial p22301
{{>p22302}}
@end
@partial p22302
{{>p22303}}
@end
@partial p22303
{{>p22304}}
@end
@partial p22304
{{>p22305}}
@end
@partial p22305
{{>p22306}}
@end
@partial p22306
{{>p22307}}
@end
@partial p22307
{{>p22308}}
@end
@partial p22308
{{>p22309}}
@end
@partial p22309
{{>p22310}}
@end
@partial p22310
{{>p22311}}
@end
@partial p22311
{{>p22312}}
@end
@partial p22312
{{>p22313}}
@end
@partial p22313
{{>p22314}}
@end
@partial p22314
{{>p22315}}
@end
@partial p22315
{{>p22316}}
@end
@partial p22316
{{>p22317}}
@end
@partial p22317
{{>p22318}}
@end
@partial p22318
{{>p22319}}
@end
@partial p22319
{{>p22320}}
@end
@partial p22320
{{>p22321}}
@end
@partial p22321
{{>p22322}}
@end
@partial p22322
{{>p22323}}
@end
@partial p22323
{{>p22324}}
@end
@partial p22324
{{>p22325}}
@end
@partial p22325
{{>p22326}}
@end
@partial p22326
{{>p22327}}
@end
@partial p22327
{{>p22328}}
@end
@partial p22328
{{>p22329}}
@end
@partial p22329
{{>p22330}}
@end
@partial p22330
{{>p22331}}
@end
@partial p22331
{{>p22332}}
@end
@partial p22332
{{>p22333}}
@end
@partial p22333
{{>p22334}}
@end
@partial p22334
{{>p22335}}
@end
@partial p22335
{{>p22336}}
@end
@partial p22336
{{>p22337}}
@end
@partial p22337
{{>p22338}}
@end
@partial p22338
{{>p22339}}
@end
@partial p22339
{{>p22340}}
@end
@partial p22340
{{>p22341}}
@end
@partial p22341
{{>p22342}}
@end
@partial p22342
{{>p22343}}
@end
@partial p22343
{{>p22344}}
@end
@partial p22344
{{>p22345}}
@end
@partial p22345
{{>p22346}}
@end
@partial p22346
{{>p22347}}
@end
@partial p22347
{{>p22348}}
@end
@partial p22348
{{>p22349}}
@end
@partial p22349
{{>p22350}}
@end
@partial p22350
{{>p22351}}
@end
@partial p22351
{{>p22352}}
@end
@partial p22352
{{>p22353}}
@end
@partial p22353
{{>p22354}}
@end
@partial p22354
{{>p22355}}
@end
@partial p22355
{{>p22356}}
@end
@partial p22356
{{>p22357}}
@end
@partial p22357
{{>p22358}}
@end
@partial p22358
{{>p22359}}
@end
@partial p22359
{{>p22360}}
@end
@partial p22360
{{>p22361}}
@end
@partial p22361
{{>p22362}}
@end
@partial p22362
{{>p22363}}
@end
@partial p22363
{{>p22364}}
@end
@partial p22364
{{>p22365}}
@end
@partial p22365
{{>p22366}}
@end
@partial p22366
{{>p22367}}
@end
@partial p22367
{{>p22368}}
@end
@partial p22368
{{>p22369}}
@end
@partial p22369
{{>p22370}}
@end
@partial p22370
{{>p22371}}
@end
@partial p22371
{{>p22372}}
@end
@partial p22372
{{>p22373}}
@end
@partial p22373
{{>p22374}}
@end
@partial p22374
{{>p22375}}
@end
@partial p22375
{{>p22376}}
@end
@partial p22376
{{>p22377}}
@end
@partial p22377
{{>p22378}}
@end
@partial p22378
{{>p22379}}
@end
@partial p22379
{{>p22380}}
@end
@partial p22380
{{>p22381}}
@end
@partial p22381
{{>p22382}}
@end
@partial p22382
{{>p22383}}
@end
@partial p22383
{{>p22384}}
@end
@partial p22384
{{>p22385}}
@end
@partial p22385
{{>p22386}}
@end
@partial p22386
{{>p22387}}
@end
@partial p22387
{{>p22388}}
@end
@partial p22388
{{>p22389}}
@end
@partial p22389
{{>p22390}}
@end
@partial p22390
{{>p22391}}
@end
@partial p22391
{{>p22392}}
@end
@partial p22392
{{>p22393}}
@end
@partial p22393
{{>p22394}}
@end
@partial p22394
{{>p22395}}
@end
@partial p22395
{{>p22396}}
@end
@partial p22396
{{>p22397}}
@end
@partial p22397
{{>p22398}}
@end
@partial p22398
{{>p22399}}
@end
@partial p22399
{{>p22400}}
@end
@partial p22400
{{>p22401}}
@end
@partial p22401
{{>p22402}}
@end
@partial p22402
{{>p22403}}
@end
@partial p22403
{{>p22404}}
@end
@partial p22404
{{>p22405}}
@end
@partial p22405
{{>p22406}}
@end
@partial p22406
{{>p22407}}
@end
@partial p22407
{{>p22408}}
@end
@partial p22408
{{>p22409}}
@end
@partial p22409
{{>p22410}}
@end
@partial p22410
{{>p22411}}
@end
@partial p22411
{{>p22412}}
@end
@partial p22412
{{>p22413}}
@end
@partial p22413
{{>p22414}}
@end
@partial p22414
{{>p22415}}
@end
@partial p22415
{{>p22416}}
@end
@partial p22416
{{>p22417}}
@end
@partial p22417
{{>p22418}}
@end
@partial p22418
{{>p22419}}
@end
@partial p22419
{{>p22420}}
@end
@partial p22420
{{>p22421}}
@end
@partial p22421
{{>p22422}}
@end
@partial p22422
{{>p22423}}
@end
@partial p22423
{{>p22424}}
@end
@partial p22424
{{>p22425}}
@end
@partial p22425
{{>p22426}}
@end
@partial p22426
{{>p22427}}
@end
@partial p22427
{{>p22428}}
@end
@partial p22428
{{>p22429}}
@end
@partial p22429
{{>p22430}}
@end
@partial p22430
{{>p22431}}
@end
@partial p22431
{{>p22432}}
@end
@partial p22432
{{>p22433}}
@end
@partial p22433
{{>p22434}}
@end
@partial p22434
{{>p22435}}
@end
@partial p22435
{{>p22436}}
@end
@partial p22436
{{>p22437}}
@end
@partial p22437
{{>p22438}}
@end
@partial p22438
{{>p22439}}
@end
@partial p22439
{{>p22440}}
@end
@partial p22440
{{>p22441}}
@end
@partial p22441
{{>p22442}}
@end
@partial p22442
{{>p22443}}
@end
@partial p22443
{{>p22444}}
@end
@partial p22444
{{>p22445}}
@end
@partial p22445
{{>p22446}}
@end
@partial p22446
{{>p22447}}
@end
@partial p22447
{{>p22448}}
@end
@partial p22448
{{>p22449}}
@end
@partial p22449
{{>p22450}}
@end
@partial p22450
{{>p22451}}
@end
@partial p22451
{{>p22452}}
@end
@partial p22452
{{>p22453}}
@end
@partial p22453
{{>p22454}}
@end
@partial p22454
{{>p22455}}
@end
@partial p22455
{{>p22456}}
@end
@partial p22456
{{>p22457}}
@end
@partial p22457
{{>p22458}}
@end
@partial p22458
{{>p22459}}
@end
@partial p22459
{{>p22460}}
@end
@partial p22460
{{>p22461}}
@end
@partial p22461
{{>p22462}}
@end
@partial p22462
{{>p22463}}
@end
@partial p22463
{{>p22464}}
@end
@partial p22464
{{>p22465}}
@end
@partial p22465
{{>p22466}}
@end
@partial p22466
{{>p22467}}
@end
@partial p22467
{{>p22468}}
@end
@partial p22468
{{>p22469}}
@end
@partial p22469
{{>p22470}}
@end
@partial p22470
{{>p22471}}
@end
@partial p22471
{{>p22472}}
@end
@partial p22472
{{>p22473}}
@end
@partial p22473
{{>p22474}}
@end
@partial p22474
{{>p22475}}
@end
@partial p22475
{{>p22476}}
@end
@partial p22476
{{>p22477}}
@end
@partial p22477
{{>p22478}}
@end
@partial p22478
{{>p22479}}
@end
@partial p22479
{{>p22480}}
@end
@partial p22480
{{>p22481}}
@end
@partial p22481
{{>p22482}}
@end
@partial p22482
{{>p22483}}
@end
@partial p22483
{{>p22484}}
@end
@partial p22484
{{>p22485}}
@end
@partial p22485
{{>p22486}}
@end
@partial p22486
{{>p22487}}
@end
@partial p22487
{{>p22488}}
@end
@partial p22488
{{>p22489}}
@end
@partial p22489
{{>p22490}}
@end
@partial p22490
{{>p22491}}
@end
@partial p22491
{{>p22492}}
@end
@partial p22492
{{>p22493}}
@end
@partial p22493
{{>p22494}}
@end
@partial p22494
{{>p22495}}
@end
@partial p22495
{{>p22496}}
@end
@partial p22496
{{>p22497}}
@end
@partial p22497
{{>p22498}}
@end
@partial p22498
{{>p22499}}
@end
@partial p22499
{{>p22500}}
@end
@partial p22500
{{>p22501}}
@end
@partial p22501
{{>p22502}}
@end
@partial p22502
{{>p22503}}
@end
@partial p22503
{{>p22504}}
@end
@partial p22504
{{>p22505}}
@end
@partial p22505
{{>p22506}}
@end
@partial p22506
{{>p22507}}
@end
@partial p22507
{{>p22508}}
@end
@partial p22508
{{>p22509}}
@end
@partial p22509
{{>p22510}}
@end
@partial p22510
{{>p22511}}
@end
@partial p22511
{{>p22512}}
@end
@partial p22512
{{>p22513}}
@end
@partial p22513
{{>p22514}}
@end
@partial p22514
{{>p22515}}
@end
@partial p22515
{{>p22516}}
@end
@partial p22516
{{>p22517}}
@end
@partial p22517
{{>p22518}}
@end
@partial p22518
{{>p22519}}
@end
@partial p22519
{{>p22520}}
@end
@partial p22520
{{>p22521}}
@end
@partial p22521
{{>p22522}}
@end
@partial p22522
{{>p22523}}
@end
@partial p22523
{{>p22524}}
@end
@partial p22524
{{>p22525}}
@end
@partial p22525
{{>p22526}}
@end
@partial p22526
{{>p22527}}
@end
@partial p22527
{{>p22528}}
@end
@partial p22528
{{>p22529}}
@end
@partial p22529
{{>p22530}}
@end
@partial p22530
{{>p22531}}
@end
@partial p22531
{{>p22532}}
@end
@partial p22532
{{>p22533}}
@end
@partial p22533
{{>p22534}}
@end
@partial p22534
{{>p22535}}
@end
@partial p22535
{{>p22536}}
@end
@partial p22536
{{>p22537}}
@end
@partial p22537
{{>p22538}}
@end
@partial p22538
{{>p22539}}
@end
@partial p22539
{{>p22540}}
@end
@partial p22540
{{>p22541}}
@end
@partial p22541
{{>p22542}}
@end
@partial p22542
{{>p22543}}
@end
@partial p22543
{{>p22544}}
@end
@partial p22544
{{>p22545}}
@end
@partial p22545
{{>p22546}}
@end
@partial p22546
{{>p22547}}
@end
@partial p22547
{{>p22548}}
@end
@partial p22548
{{>p22549}}
@end
@partial p22549
{{>p22550}}
@end
@partial p22550
{{>p22551}}
@end
@partial p22551
{{>p22552}}
@end
@partial p22552
{{>p22553}}
@end
@partial p22553
{{>p22554}}
@end
@partial p22554
{{>p22555}}
@end
@partial p22555
{{>p22556}}
@end
@partial p22556
{{>p22557}}
@end
@partial p22557
{{>p22558}}
@end
@partial p22558
{{>p22559}}
@end
@partial p22559
{{>p22560}}
@end
@partial p22560
{{>p22561}}
@end
@partial p22561
{{>p22562}}
@end
@partial p22562
{{>p22563}}
@end
@partial p22563
{{>p22564}}
@end
@partial p22564
{{>p22565}}
@end
@partial p22565
{{>p22566}}
@end
@partial p22566
{{>p22567}}
@end
@partial p22567
{{>p22568}}
@end
@partial p22568
{{>p22569}}
@end
@partial p22569
{{>p22570}}
@end
@partial p22570
{{>p22571}}
@end
@partial p22571
{{>p22572}}
@end
@partial p22572
{{>p22573}}
@end
@partial p22573
{{>p22574}}
@end
@partial p22574
{{>p22575}}
@end
@partial p22575
{{>p22576}}
@end
@partial p22576
{{>p22577}}
@end
@partial p22577
{{>p22578}}
@end
@partial p22578
{{>p22579}}
@end
@partial p22579
{{>p22580}}
@end
@partial p22580
{{>p22581}}
@end
@partial p22581
{{>p22582}}
@end
@partial p22582
{{>p22583}}
@end
@partial p22583
{{>p22584}}
@end
@partial p22584
{{>p22585}}
@end
@partial p22585
{{>p22586}}
@end
@partial p22586
{{>p22587}}
@end
@partial p22587
{{>p22588}}
@end
@partial p22588
{{>p22589}}
@end
@partial p22589
{{>p22590}}
@end
@partial p22590
{{>p22591}}
@end
@partial p22591
{{>p22592}}
@end
@partial p22592
{{>p22593}}
@end
@partial p22593
{{>p22594}}
@end
@partial p22594
{{>p22595}}
@end
@partial p22595
{{>p22596}}
@end
@partial p22596
{{>p22597}}
@end
@partial p22597
{{>p22598}}
@end
@partial p22598
{{>p22599}}
@end
@partial p22599
{{>p22600}}
@end
@partial p22600
{{>p22601}}
@end
@partial p22601
{{>p22602}}
@end
@partial p22602
{{>p22603}}
@end
@partial p22603
{{>p22604}}
@end
@partial p22604
{{>p22605}}
@end
@partial p22605
{{>p22606}}
@end
@partial p22606
{{>p22607}}
@end
@partial p22607
{{>p22608}}
@end
@partial p22608
{{>p22609}}
@end
@partial p22609
{{>p22610}}
@end
@partial p22610
{{>p22611}}
@end
@partial p22611
{{>p22612}}
@end
@partial p22612
{{>p22613}}
@end
@partial p22613
{{>p22614}}
@end
@partial p22614
{{>p22615}}
@end
@partial p22615
{{>p22616}}
@end
@partial p22616
{{>p22617}}
@end
@partial p22617
{{>p22618}}
@end
@partial p22618
{{>p22619}}
@end
@partial p22619
{{>p22620}}
@end
@partial p22620
{{>p22621}}
@end
@partial p22621
{{>p22622}}
@end
@partial p22622
{{>p22623}}
@end
@partial p22623
{{>p22624}}
@end
@partial p22624
{{>p22625}}
@end
@partial p22625
{{>p22626}}
@end
@partial p22626
{{>p22627}}
@end
@partial p22627
{{>p22628}}
@end
@partial p22628
{{>p22629}}
@end
@partial p22629
{{>p22630}}
@end
@partial p22630
{{>p22631}}
@end
@partial p22631
{{>p22632}}
@end
@partial p22632
{{>p22633}}
@end
@partial p22633
{{>p22634}}
@end
@partial p22634
{{>p22635}}
@end
@partial p22635
{{>p22636}}
@end
@partial p22636
{{>p22637}}
@end
@partial p22637
{{>p22638}}
@end
@partial p22638
{{>p22639}}
@end
@partial p22639
{{>p22640}}
@end
@partial p22640
{{>p22641}}
@end
@partial p22641
{{>p22642}}
@end
@partial p22642
{{>p22643}}
@end
@partial p22643
{{>p22644}}
@end
@partial p22644
{{>p22645}}
@end
@partial p22645
{{>p22646}}
@end
@partial p22646
{{>p22647}}
@end
@partial p22647
{{>p22648}}
@end
@partial p22648
{{>p22649}}
@end
@partial p22649
{{>p22650}}
@end
@partial p22650
{{>p22651}}
@end
@partial p22651
{{>p22652}}
@end
@partial p22652
{{>p22653}}
@end
@partial p22653
{{>p22654}}
@end
@partial p22654
{{>p22655}}
@end
@partial p22655
{{>p22656}}
@end
@partial p22656
{{>p22657}}
@end
@partial p22657
{{>p22658}}
@end
@partial p22658
{{>p22659}}
@end
@partial p22659
{{>p22660}}
@end
@partial p22660
{{>p22661}}
@end
@partial p22661
{{>p22662}}
@end
@partial p22662
{{>p22663}}
@end
@partial p22663
{{>p22664}}
@end
@partial p22664
{{>p22665}}
@end
@partial p22665
{{>p22666}}
@end
@partial p22666
{{>p22667}}
@end
@partial p22667
{{>p22668}}
@end
@partial p22668
{{>p22669}}
@end
@partial p22669
{{>p22670}}
@end
@partial p22670
{{>p22671}}
@end
@partial p22671
{{>p22672}}
@end
@partial p22672
{{>p22673}}
@end
@partial p22673
{{>p22674}}
@end
@partial p22674
{{>p22675}}
@end
@partial p22675
{{>p22676}}
@end
@partial p22676
{{>p22677}}
@end
@partial p22677
{{>p22678}}
@end
@partial p22678
{{>p22679}}
@end
@partial p22679
{{>p22680}}
@end
@partial p22680
{{>p22681}}
@end
@partial p22681
{{>p22682}}
@end
@partial p22682
{{>p22683}}
@end
@partial p22683
{{>p22684}}
@end
@partial p22684
{{>p22685}}
@end
@partial p22685
{{>p22686}}
@end
@partial p22686
{{>p22687}}
@end
@partial p22687
{{>p22688}}
@end
@partial p22688
{{>p22689}}
@end
@partial p22689
{{>p22690}}
@end
@partial p22690
{{>p22691}}
@end
@partial p22691
{{>p22692}}
@end
@partial p22692
{{>p22693}}
@end
@partial p22693
{{>p22694}}
@end
@partial p22694
{{>p22695}}
@end
@partial p22695
{{>p22696}}
@end
@partial p22696
{{>p22697}}
@end
@partial p22697
{{>p22698}}
@end
@partial p22698
{{>p22699}}
@end
@partial p22699
{{>p22700}}
@end
@partial p22700
{{>p22701}}
@end
@partial p22701
{{>p22702}}
@end
@partial p22702
{{>p22703}}
@end
@partial p22703
{{>p22704}}
@end
@partial p22704
{{>p22705}}
@end
@partial p22705
{{>p22706}}
@end
@partial p22706
{{>p22707}}
@end
@partial p22707
{{>p22708}}
@end
@partial p22708
{{>p22709}}
@end
@partial p22709
{{>p22710}}
@end
@partial p22710
{{>p22711}}
@end
@partial p22711
{{>p22712}}
@end
@partial p22712
{{>p22713}}
@end
@partial p22713
{{>p22714}}
@end
@partial p22714
{{>p22715}}
@end
@partial p22715
{{>p22716}}
@end
@partial p22716
{{>p22717}}
@end
@partial p22717
{{>p22718}}
@end
@partial p22718
{{>p22719}}
@end
@partial p22719
{{>p22720}}
@end
@partial p22720
{{>p22721}}
@end
@partial p22721
{{>p22722}}
@end
@partial p22722
{{>p22723}}
@end
@partial p22723
{{>p22724}}
@end
@partial p22724
{{>p22725}}
@end
@partial p22725
{{>p22726}}
@end
@partial p22726
{{>p22727}}
@end
@partial p22727
{{>p22728}}
@end
@partial p22728
{{>p22729}}
@end
@partial p22729
{{>p22730}}
@end
@partial p22730
{{>p22731}}
@end
@partial p22731
{{>p22732}}
@end
@partial p22732
{{>p22733}}
@end
@partial p22733
{{>p22734}}
@end
@partial p22734
{{>p22735}}
@end
@partial p22735
{{>p22736}}
@end
@partial p22736
{{>p22737}}
@end
@partial p22737
{{>p22738}}
@end
@partial p22738
{{>p22739}}
@end
@partial p22739
{{>p22740}}
@end
@partial p22740
{{>p22741}}
@end
@partial p22741
{{>p22742}}
@end
@partial p22742
{{>p22743}}
@end
@partial p22743
{{>p22744}}
@end
@partial p22744
{{>p22745}}
@end
@partial p22745
{{>p22746}}
@end
@partial p22746
{{>p22747}}
@end
@partial p22747
{{>p22748}}
@end
@partial p22748
{{>p22749}}
@end
@partial p22749
{{>p22750}}
@end
@partial p22750
{{>p22751}}
@end
@partial p22751
{{>p22752}}
@end
@partial p22752
{{>p22753}}
@end
@partial p22753
{{>p22754}}
@end
@partial p22754
{{>p22755}}
@end
@partial p22755
{{>p22756}}
@end
@partial p22756
{{>p22757}}
@end
@partial p22757
{{>p22758}}
@end
@partial p22758
{{>p22759}}
@end
@partial p22759
{{>p22760}}
@end
@partial p22760
{{>p22761}}
@end
@partial p22761
{{>p22762}}
@end
@partial p22762
{{>p22763}}
@end
@partial p22763
{{>p22764}}
@end
@partial p22764
{{>p22765}}
@end
@partial p22765
{{>p22766}}
@end
@partial p22766
{{>p22767}}
@end
@partial p22767
{{>p22768}}
@end
@partial p22768
{{>p22769}}
@end
@partial p22769
{{>p22770}}
@end
@partial p22770
{{>p22771}}
@end
@partial p22771
{{>p22772}}
@end
@partial p22772
{{>p22773}}
@end
@partial p22773
{{>p22774}}
@end
@partial p22774
{{>p22775}}
@end
@partial p22775
{{>p22776}}
@end
@partial p22776
{{>p22777}}
@end
@partial p22777
{{>p22778}}
@end
@partial p22778
{{>p22779}}
@end
@partial p22779
{{>p22780}}
@end
@partial p22780
{{>p22781}}
@end
@partial p22781
{{>p22782}}
@end
@partial p22782
{{>p22783}}
@end
@partial p22783
{{>p22784}}
@end
@partial p22784
{{>p22785}}
@end
@partial p22785
{{>p22786}}
@end
@partial p22786
{{>p22787}}
@end
@partial p22787
{{>p22788}}
@end
@partial p22788
{{>p22789}}
@end
@partial p22789
{{>p22790}}
@end
@partial p22790
{{>p22791}}
@end
@partial p22791
{{>p22792}}
@end
@partial p22792
{{>p22793}}
@end
@partial p22793
{{>p22794}}
@end
@partial p22794
{{>p22795}}
@end
@partial p22795
{{>p22796}}
@end
@partial p22796
{{>p22797}}
@end
@partial p22797
{{>p22798}}
@end
@partial p22798
{{>p22799}}
@end
@partial p22799
{{>p22800}}
@end
@partial p22800
{{>p22801}}
@end
@partial p22801
{{>p22802}}
@end
@partial p22802
{{>p22803}}
@end
@partial p22803
{{>p22804}}
@end
@partial p22804
{{>p22805}}
@end
@partial p22805
{{>p22806}}
@end
@partial p22806
{{>p22807}}
@end
@partial p22807
{{>p22808}}
@end
@partial p22808
{{>p22809}}
@end
@partial p22809
{{>p22810}}
@end
@partial p22810
{{>p22811}}
@end
@partial p22811
{{>p22812}}
@end
@partial p22812
{{>p22813}}
@end
@partial p22813
{{>p22814}}
@end
@partial p22814
{{>p22815}}
@end
@partial p22815
{{>p22816}}
@end
@partial p22816
{{>p22817}}
@end
@partial p22817
{{>p22818}}
@end
@partial p22818
{{>p22819}}
@end
@partial p22819
{{>p22820}}
@end
@partial p22820
{{>p22821}}
@end
@partial p22821
{{>p22822}}
@end
@partial p22822
{{>p22823}}
@end
@partial p22823
{{>p22824}}
@end
@partial p22824
{{>p22825}}
@end
@partial p22825
{{>p22826}}
@end
@partial p22826
{{>p22827}}
@end
@partial p22827
{{>p22828}}
@end
@partial p22828
{{>p22829}}
@end
@partial p22829
{{>p22830}}
@end
@partial p22830
{{>p22831}}
@end
@partial p22831
{{>p22832}}
@end
@partial p22832
{{>p22833}}
@end
@partial p22833
{{>p22834}}
@end
@partial p22834
{{>p22835}}
@end
@partial p22835
{{>p22836}}
@end
@partial p22836
{{>p22837}}
@end
@partial p22837
{{>p22838}}
@end
@partial p22838
{{>p22839}}
@end
@partial p22839
{{>p22840}}
@end
@partial p22840
{{>p22841}}
@end
@partial p22841
{{>p22842}}
@end
@partial p22842
{{>p22843}}
@end
@partial p22843
{{>p22844}}
@end
@partial p22844
{{>p22845}}
@end
@partial p22845
{{>p22846}}
@end
@partial p22846
{{>p22847}}
@end
@partial p22847
{{>p22848}}
@end
@partial p22848
{{>p22849}}
@end
@partial p22849
{{>p22850}}
@end
@partial p22850
{{>p22851}}
@end
@partial p22851
{{>p22852}}
@end
@partial p22852
{{>p22853}}
@end
@partial p22853
{{>p22854}}
@end
@partial p22854
{{>p22855}}
@end
@partial p22855
{{>p22856}}
@end
@partial p22856
{{>p22857}}
@end
@partial p22857
{{>p22858}}
@end
@partial p22858
{{>p22859}}
@end
@partial p22859
{{>p22860}}
@end
@partial p22860
{{>p22861}}
@end
@partial p22861
{{>p22862}}
@end
@partial p22862
{{>p22863}}
@end
@partial p22863
{{>p22864}}
@end
@partial p22864
{{>p22865}}
@end
@partial p22865
{{>p22866}}
@end
@partial p22866
{{>p22867}}
@end
@partial p22867
{{>p22868}}
@end
@partial p22868
{{>p22869}}
@end
@partial p22869
{{>p22870}}
@end
@partial p22870
{{>p22871}}
@end
@partial p22871
{{>p22872}}
@end
@partial p22872
{{>p22873}}
@end
@partial p22873
{{>p22874}}
@end
@partial p22874
{{>p22875}}
@end
@partial p22875
{{>p22876}}
@end
@partial p22876
{{>p22877}}
@end
@partial p22877
{{>p22878}}
@end
@partial p22878
{{>p22879}}
@end
@partial p22879
{{>p22880}}
@end
@partial p22880
{{>p22881}}
@end
@partial p22881
{{>p22882}}
@end
@partial p22882
{{>p22883}}
@end
@partial p22883
{{>p22884}}
@end
@partial p22884
{{>p22885}}
@end
@partial p22885
{{>p22886}}
@end
@partial p22886
{{>p22887}}
@end
@partial p22887
{{>p22888}}
@end
@partial p22888
{{>p22889}}
@end
@partial p22889
{{>p22890}}
@end
@partial p22890
{{>p22891}}
@end
@partial p22891
{{>p22892}}
@end
@partial p22892
{{>p22893}}
@end
@partial p22893
{{>p22894}}
@end
@partial p22894
{{>p22895}}
@end
@partial p22895
{{>p22896}}
@end
@partial p22896
{{>p22897}}
@end
@partial p22897
{{>p22898}}
@end
@partial p22898
{{>p22899}}
@end
@partial p22899
{{>p22900}}
@end
@partial p22900
{{>p22901}}
@end
@partial p22901
{{>p22902}}
@end
@partial p22902
{{>p22903}}
@end
@partial p22903
{{>p22904}}
@end
@partial p22904
{{>p22905}}
@end
@partial p22905
{{>p22906}}
@end
@partial p22906
{{>p22907}}
@end
@partial p22907
{{>p22908}}
@end
@partial p22908
{{>p22909}}
@end
@partial p22909
{{>p22910}}
@end
@partial p22910
{{>p22911}}
@end
@partial p22911
{{>p22912}}
@end
@partial p22912
{{>p22913}}
@end
@partial p22913
{{>p22914}}
@end
@partial p22914
{{>p22915}}
@end
@partial p22915
{{>p22916}}
@end
@partial p22916
{{>p22917}}
@end
@partial p22917
{{>p22918}}
@end
@partial p22918
{{>p22919}}
@end
@partial p22919
{{>p22920}}
@end
@partial p22920
{{>p22921}}
@end
@partial p22921
{{>p22922}}
@end
@partial p22922
{{>p22923}}
@end
@partial p22923
{{>p22924}}
@end
@partial p22924
{{>p22925}}
@end
@partial p22925
{{>p22926}}
@end
@partial p22926
{{>p22927}}
@end
@partial p22927
{{>p22928}}
@end
@partial p22928
{{>p22929}}
@end
@partial p22929
{{>p22930}}
@end
@partial p22930
{{>p22931}}
@end
@partial p22931
{{>p22932}}
@end
@partial p22932
{{>p22933}}
@end
@partial p22933
{{>p22934}}
@end
@partial p22934
{{>p22935}}
@end
@partial p22935
{{>p22936}}
@end
@partial p22936
{{>p22937}}
@end
@partial p22937
{{>p22938}}
@end
@partial p22938
{{>p22939}}
@end
@partial p22939
{{>p22940}}
@end
@partial p22940
{{>p22941}}
@end
@partial p22941
{{>p22942}}
@end
@partial p22942
{{>p22943}}
@end
@partial p22943
{{>p22944}}
@end
@partial p22944
{{>p22945}}
@end
@partial p22945
{{>p22946}}
@end
@partial p22946
{{>p22947}}
@end
@partial p22947
{{>p22948}}
@end
@partial p22948
{{>p22949}}
@end
@partial p22949
{{>p22950}}
@end
@partial p22950
{{>p22951}}
@end
@partial p22951
{{>p22952}}
@end
@partial p22952
{{>p22953}}
@end
@partial p22953
{{>p22954}}
@end
@partial p22954
{{>p22955}}
@end
@partial p22955
{{>p22956}}
@end
@partial p22956
{{>p22957}}
@end
@partial p22957
{{>p22958}}
@end
@partial p22958
{{>p22959}}
@end
@partial p22959
{{>p22960}}
@end
@partial p22960
{{>p22961}}
@end
@partial p22961
{{>p22962}}
@end
@partial p22962
{{>p22963}}
@end
@partial p22963
{{>p22964}}
@end
@partial p22964
{{>p22965}}
@end
@partial p22965
{{>p22966}}
@end
@partial p22966
{{>p22967}}
@end
@partial p22967
{{>p22968}}
@end
@partial p22968
{{>p22969}}
@end
@partial p22969
{{>p22970}}
@end
@partial p22970
{{>p22971}}
@end
@partial p22971
{{>p22972}}
@end
@partial p22972
{{>p22973}}
@end
@partial p22973
{{>p22974}}
@end
@partial p22974
{{>p22975}}
@end
@partial p22975
{{>p22976}}
@end
@partial p22976
{{>p22977}}
@end
@partial p22977
{{>p22978}}
@end
@partial p22978
{{>p22979}}
@end
@partial p22979
{{>p22980}}
@end
@partial p22980
{{>p22981}}
@end
@partial p22981
{{>p22982}}
@end
@partial p22982
{{>p22983}}
@end
@partial p22983
{{>p22984}}
@end
@partial p22984
{{>p22985}}
@end
@partial p22985
{{>p22986}}
@end
@partial p22986
{{>p22987}}
@end
@partial p22987
{{>p22988}}
@end
@partial p22988
{{>p22989}}
@end
@partial p22989
{{>p22990}}
@end
@partial p22990
{{>p22991}}
@end
@partial p22991
{{>p22992}}
@end
@partial p22992
{{>p22993}}
@end
@partial p22993
{{>p22994}}
@end
@partial p22994
{{>p22995}}
@end
@partial p22995
{{>p22996}}
@end
@partial p22996
{{>p22997}}
@end
@partial p22997
{{>p22998}}
@end
@partial p22998
{{>p22999}}
@end
@partial p22999
{{>p23000}}
@end
@partial p23000
{{>p23001}}
@end
@partial p23001
{{>p23002}}
@end
@partial p23002
{{>p23003}}
@end
@partial p23003
{{>p23004}}
@end
@partial p23004
{{>p23005}}
@end
@partial p23005
{{>p23006}}
@end
@partial p23006
{{>p23007}}
@end
@partial p23007
{{>p23008}}
@end
@partial p23008
{{>p23009}}
@end
@partial p23009
{{>p23010}}
@end
@partial p23010
{{>p23011}}
@end
@partial p23011
{{>p23012}}
@end
@partial p23012
{{>p23013}}
@end
@partial p23013
{{>p23014}}
@end
@partial p23014
{{>p23015}}
@end
@partial p23015
{{>p23016}}
@end
@partial p23016
{{>p23017}}
@end
@partial p23017
{{>p23018}}
@end
@partial p23018
{{>p23019}}
@end
@partial p23019
{{>p23020}}
@end
@partial p23020
{{>p23021}}
@end
@partial p23021
{{>p23022}}
@end
@partial p23022
{{>p23023}}
@end
@partial p23023
{{>p23024}}
@end
@partial p23024
{{>p23025}}
@end
@partial p23025
{{>p23026}}
@end
@partial p23026
{{>p23027}}
@end
@partial p23027
{{>p23028}}
@end
@partial p23028
{{>p23029}}
@end
@partial p23029
{{>p23030}}
@end
@partial p23030
{{>p23031}}
@end
@partial p23031
{{>p23032}}
@end
@partial p23032
{{>p23033}}
@end
@partial p23033
{{>p23034}}
@end
@partial p23034
{{>p23035}}
@end
@partial p23035
{{>p23036}}
@end
@partial p23036
{{>p23037}}
@end
@partial p23037
{{>p23038}}
@end
@partial p23038
{{>p23039}}
@end
@partial p23039
{{>p23040}}
@end
@partial p23040
{{>p23041}}
@end
@partial p23041
{{>p23042}}
@end
@partial p23042
{{>p23043}}
@end
@partial p23043
{{>p23044}}
@end
@partial p23044
{{>p23045}}
@end
@partial p23045
{{>p23046}}
@end
@partial p23046
{{>p23047}}
@end
@partial p23047
{{>p23048}}
@end
@partial p23048
{{>p23049}}
@end
@partial p23049
{{>p23050}}
@end
@partial p23050
{{>p23051}}
@end
@partial p23051
{{>p23052}}
@end
@partial p23052
{{>p23053}}
@end
@partial p23053
{{>p23054}}
@end
@partial p23054
{{>p23055}}
@end
@partial p23055
{{>p23056}}
@end
@partial p23056
{{>p23057}}
@end
@partial p23057
{{>p23058}}
@end
@partial p23058
{{>p23059}}
@end
@partial p23059
{{>p23060}}
@end
@partial p23060
{{>p23061}}
@end
@partial p23061
{{>p23062}}
@end
@partial p23062
{{>p23063}}
@end
@partial p23063
{{>p23064}}
@end
@partial p23064
{{>p23065}}
@end
@partial p23065
{{>p23066}}
@end
@partial p23066
{{>p23067}}
@end
@partial p23067
{{>p23068}}
@end
@partial p23068
{{>p23069}}
@end
@partial p23069
{{>p23070}}
@end
@partial p23070
{{>p23071}}
@end
@partial p23071
{{>p23072}}
@end
@partial p23072
{{>p23073}}
@end
@partial p23073
{{>p23074}}
@end
@partial p23074
{{>p23075}}
@end
@partial p23075
{{>p23076}}
@end
@partial p23076
{{>p23077}}
@end
@partial p23077
{{>p23078}}
@end
@partial p23078
{{>p23079}}
@end
@partial p23079
{{>p23080}}
@end
@partial p23080
{{>p23081}}
@end
@partial p23081
{{>p23082}}
@end
@partial p23082
{{>p23083}}
@end
@partial p23083
{{>p23084}}
@end
@partial p23084
{{>p23085}}
@end
@partial p23085
{{>p23086}}
@end
@partial p23086
{{>p23087}}
@end
@partial p23087
{{>p23088}}
@end
@partial p23088
{{>p23089}}
@end
@partial p23089
{{>p23090}}
@end
@partial p23090
{{>p23091}}
@end
@partial p23091
{{>p23092}}
@end
@partial p23092
{{>p23093}}
@end
@partial p23093
{{>p23094}}
@end
@partial p23094
{{>p23095}}
@end
@partial p23095
{{>p23096}}
@end
@partial p23096
{{>p23097}}
@end
@partial p23097
{{>p23098}}
@end
@partial p23098
{{>p23099}}
@end
@partial p23099
{{>p23100}}
@end
@partial p23100
{{>p23101}}
@end
@partial p23101
{{>p23102}}
@end
@partial p23102
{{>p23103}}
@end
@partial p23103
{{>p23104}}
@end
@partial p23104
{{>p23105}}
@end
@partial p23105
{{>p23106}}
@end
@partial p23106
{{>p23107}}
@end
@partial p23107
{{>p23108}}
@end
@partial p23108
{{>p23109}}
@end
@partial p23109
{{>p23110}}
@end
@partial p23110
{{>p23111}}
@end
@partial p23111
{{>p23112}}
@end
@partial p23112
{{>p23113}}
@end
@partial p23113
{{>p23114}}
@end
@partial p23114
{{>p23115}}
@end
@partial p23115
{{>p23116}}
@end
@partial p23116
{{>p23117}}
@end
@partial p23117
{{>p23118}}
@end
@partial p23118
{{>p23119}}
@end
@partial p23119
{{>p23120}}
@end
@partial p23120
{{>p23121}}
@end
@partial p23121
{{>p23122}}
@end
@partial p23122
{{>p23123}}
@end
@partial p23123
{{>p23124}}
@end
@partial p23124
{{>p23125}}
@end
@partial p23125
{{>p23126}}
@end
@partial p23126
{{>p23127}}
@end
@partial p23127
{{>p23128}}
@end
@partial p23128
{{>p23129}}
@end
@partial p23129
{{>p23130}}
@end
@partial p23130
{{>p23131}}
@end
@partial p23131
{{>p23132}}
@end
@partial p23132
{{>p23133}}
@end
@partial p23133
{{>p23134}}
@end
@partial p23134
{{>p23135}}
@end
@partial p23135
{{>p23136}}
@end
@partial p23136
{{>p23137}}
@end
@partial p23137
{{>p23138}}
@end
@partial p23138
{{>p23139}}
@end
@partial p23139
{{>p23140}}
@end
@partial p23140
{{>p23141}}
@end
@partial p23141
{{>p23142}}
@end
@partial p23142
{{>p23143}}
@end
@partial p23143
{{>p23144}}
@end
@partial p23144
{{>p23145}}
@end
@partial p23145
{{>p23146}}
@end
@partial p23146
{{>p23147}}
@end
@partial p23147
{{>p23148}}
@end
@partial p23148
{{>p23149}}
@end
@partial p23149
{{>p23150}}
@end
@partial p23150
{{>p23151}}
@end
@partial p23151
{{>p23152}}
@end
@partial p23152
{{>p23153}}
@end
@partial p23153
{{>p23154}}
@end
@partial p23154
{{>p23155}}
@end
@partial p23155
{{>p23156}}
@end
@partial p23156
{{>p23157}}
@end
@partial p23157
{{>p23158}}
@end
@partial p23158
{{>p23159}}
@end
@partial p23159
{{>p23160}}
@end
@partial p23160
{{>p23161}}
@end
@partial p23161
{{>p23162}}
@end
@partial p23162
{{>p23163}}
@end
@partial p23163
{{>p23164}}
@end
@partial p23164
{{>p23165}}
@end
@partial p23165
{{>p23166}}
@end
@partial p23166
{{>p23167}}
@end
@partial p23167
{{>p23168}}
@end
@partial p23168
{{>p23169}}
@end
@partial p23169
{{>p23170}}
@end
@partial p23170
{{>p23171}}
@end
@partial p23171
{{>p23172}}
@end
@partial p23172
{{>p23173}}
@end
@partial p23173
{{>p23174}}
@end
@partial p23174
{{>p23175}}
@end
@partial p23175
{{>p23176}}
@end
@partial p23176
{{>p23177}}
@end
@partial p23177
{{>p23178}}
@end
@partial p23178
{{>p23179}}
@end
@partial p23179
{{>p23180}}
@end
@partial p23180
{{>p23181}}
@end
@partial p23181
{{>p23182}}
@end
@partial p23182
{{>p23183}}
@end
@partial p23183
{{>p23184}}
@end
@partial p23184
{{>p23185}}
@end
@partial p23185
{{>p23186}}
@end
@partial p23186
{{>p23187}}
@end
@partial p23187
{{>p23188}}
@end
@partial p23188
{{>p23189}}
@end
@partial p23189
{{>p23190}}
@end
@partial p23190
{{>p23191}}
@end
@partial p23191
{{>p23192}}
@end
@partial p23192
{{>p23193}}
@end
@partial p23193
{{>p23194}}
@end
@partial p23194
{{>p23195}}
@end
@partial p23195
{{>p23196}}
@end
@partial p23196
{{>p23197}}
@end
@partial p23197
{{>p23198}}
@end
@partial p23198
{{>p23199}}
@end
@partial p23199
{{>p23200}}
@end
@partial p23200
{{>p23201}}
@end
@partial p23201
{{>p23202}}
@end
@partial p23202
{{>p23203}}
@end
@partial p23203
{{>p23204}}
@end
@partial p23204
{{>p23205}}
@end
@partial p23205
{{>p23206}}
@end
@partial p23206
{{>p23207}}
@end
@partial p23207
{{>p23208}}
@end
@partial p23208
{{>p23209}}
@end
@partial p23209
{{>p23210}}
@end
@partial p23210
{{>p23211}}
@end
@partial p23211
{{>p23212}}
@end
@partial p23212
{{>p23213}}
@end
@partial p23213
{{>p23214}}
@end
@partial p23214
{{>p23215}}
@end
@partial p23215
{{>p23216}}
@end
@partial p23216
{{>p23217}}
@end
@partial p23217
{{>p23218}}
@end
@partial p23218
{{>p23219}}
@end
@partial p23219
{{>p23220}}
@end
@partial p23220
{{>p23221}}
@end
@partial p23221
{{>p23222}}
@end
@partial p23222
{{>p23223}}
@end
@partial p23223
{{>p23224}}
@end
@partial p23224
{{>p23225}}
@end
@partial p23225
{{>p23226}}
@end
@partial p23226
{{>p23227}}
@end
@partial p23227
{{>p23228}}
@end
@partial p23228
{{>p23229}}
@end
@partial p23229
{{>p23230}}
@end
@partial p23230
{{>p23231}}
@end
@partial p23231
{{>p23232}}
@end
@partial p23232
{{>p23233}}
@end
@partial p23233
{{>p23234}}
@end
@partial p23234
{{>p23235}}
@end
@partial p23235
{{>p23236}}
@end
@partial p23236
{{>p23237}}
@end
@partial p23237
{{>p23238}}
@end
@partial p23238
{{>p23239}}
@end
@partial p23239
{{>p23240}}
@end
@partial p23240
{{>p23241}}
@end
@partial p23241
{{>p23242}}
@end
@partial p23242
{{>p23243}}
@end
@partial p23243
{{>p23244}}
@end
@partial p23244
{{>p23245}}
@end
@partial p23245
{{>p23246}}
@end
@partial p23246
{{>p23247}}
@end
@partial p23247
{{>p23248}}
@end
@partial p23248
{{>p23249}}
@end
@partial p23249
{{>p23250}}
@end
@partial p23250
{{>p23251}}
@end
@partial p23251
{{>p23252}}
@end
@partial p23252
{{>p23253}}
@end
@partial p23253
{{>p23254}}
@end
@partial p23254
{{>p23255}}
@end
@partial p23255
{{>p23256}}
@end
@partial p23256
{{>p23257}}
@end
@partial p23257
{{>p23258}}
@end
@partial p23258
{{>p23259}}
@end
@partial p23259
{{>p23260}}
@end
@partial p23260
{{>p23261}}
@end
@partial p23261
{{>p23262}}
@end
@partial p23262
{{>p23263}}
@end
@partial p23263
{{>p23264}}
@end
@partial p23264
{{>p23265}}
@end
@partial p23265
{{>p23266}}
@end
@partial p23266
{{>p23267}}
@end
@partial p23267
{{>p23268}}
@end
@partial p23268
{{>p23269}}
@end
@partial p23269
{{>p23270}}
@end
@partial p23270
{{>p23271}}
@end
@partial p23271
{{>p23272}}
@end
@partial p23272
{{>p23273}}
@end
@partial p23273
{{>p23274}}
@end
@partial p23274
{{>p23275}}
@end
@partial p23275
{{>p23276}}
@end
@partial p23276
{{>p23277}}
@end
@partial p23277
{{>p23278}}
@end
@partial p23278
{{>p23279}}
@end
@partial p23279
{{>p23280}}
@end
@partial p23280
{{>p23281}}
@end
@partial p23281
{{>p23282}}
@end
@partial p23282
{{>p23283}}
@end
@partial p23283
{{>p23284}}
@end
@partial p23284
{{>p23285}}
@end
@partial p23285
{{>p23286}}
@end
@partial p23286
{{>p23287}}
@end
@partial p23287
{{>p23288}}
@end
@partial p23288
{{>p23289}}
@end
@partial p23289
{{>p23290}}
@end
@partial p23290
{{>p23291}}
@end
@partial p23291
{{>p23292}}
@end
@partial p23292
{{>p23293}}
@end
@partial p23293
{{>p23294}}
@end
@partial p23294
{{>p23295}}
@end
@partial p23295
{{>p23296}}
@end
@partial p23296
{{>p23297}}
@end
@partial p23297
{{>p23298}}
@end
@partial p23298
{{>p23299}}
@end
@partial p23299
{{>p23300}}
@end
@partial p23300
{{>p23301}}
@end
@partial p23301
{{>p23302}}
@end
@partial p23302
{{>p23303}}
@end
@partial p23303
{{>p23304}}
@end
@partial p23304
{{>p23305}}
@end
@partial p23305
{{>p23306}}
@end
@partial p23306
{{>p23307}}
@end
@partial p23307
{{>p23308}}
@end
@partial p23308
{{>p23309}}
@end
@partial p23309
{{>p23310}}
@end
@partial p23310
{{>p23311}}
@end
@partial p23311
{{>p23312}}
@end
@partial p23312
{{>p23313}}
@end
@partial p23313
{{>p23314}}
@end
@partial p23314
{{>p23315}}
@end
@partial p23315
{{>p23316}}
@end
@partial p23316
{{>p23317}}
@end
@partial p23317
{{>p23318}}
@end
@partial p23318
{{>p23319}}
@end
@partial p23319
{{>p23320}}
@end
@partial p23320
{{>p23321}}
@end
@partial p23321
{{>p23322}}
@end
@partial p23322
{{>p23323}}
@end
@partial p23323
{{>p23324}}
@end
@partial p23324
{{>p23325}}
@end
@partial p23325
{{>p23326}}
@end
@partial p23326
{{>p23327}}
@end
@partial p23327
{{>p23328}}
@end
@partial p23328
{{>p23329}}
@end
@partial p23329
{{>p23330}}
@end
@partial p23330
{{>p23331}}
@end
@partial p23331
{{>p23332}}
@end
@partial p23332
{{>p23333}}
@end
@partial p23333
{{>p23334}}
@end
@partial p23334
{{>p23335}}
@end
@partial p23335
{{>p23336}}
@end
@partial p23336
{{>p23337}}
@end
@partial p23337
{{>p23338}}
@end
@partial p23338
{{>p23339}}
@end
@partial p23339
{{>p23340}}
@end
@partial p23340
{{>p23341}}
@end
@partial p23341
{{>p23342}}
@end
@partial p23342
{{>p23343}}
@end
@partial p23343
{{>p23344}}
@end
@partial p23344
{{>p23345}}
@end
@partial p23345
{{>p23346}}
@end
@partial p23346
{{>p23347}}
@end
@partial p23347
{{>p23348}}
@end
@partial p23348
{{>p23349}}
@end
@partial p23349
{{>p23350}}
@end
@partial p23350
{{>p23351}}
@end
@partial p23351
{{>p23352}}
@end
@partial p23352
{{>p23353}}
@end
@partial p23353
{{>p23354}}
@end
@partial p23354
{{>p23355}}
@end
@partial p23355
{{>p23356}}
@end
@partial p23356
{{>p23357}}
@end
@partial p23357
{{>p23358}}
@end
@partial p23358
{{>p23359}}
@end
@partial p23359
{{>p23360}}
@end
@partial p23360
{{>p23361}}
@end
@partial p23361
{{>p23362}}
@end
@partial p23362
{{>p23363}}
@end
@partial p23363
{{>p23364}}
@end
@partial p23364
{{>p23365}}
@end
@partial p23365
{{>p23366}}
@end
@partial p23366
{{>p23367}}
@end
@partial p23367
{{>p23368}}
@end
@partial p23368
{{>p23369}}
@end
@partial p23369
{{>p23370}}
@end
@partial p23370
{{>p23371}}
@end
@partial p23371
{{>p23372}}
@end
@partial p23372
{{>p23373}}
@end
@partial p23373
{{>p23374}}
@end
@partial p23374
{{>p23375}}
@end
@partial p23375
{{>p23376}}
@end
@partial p23376
{{>p23377}}
@end
@partial p23377
{{>p23378}}
@end
@partial p23378
{{>p23379}}
@end
@partial p23379
{{>p23380}}
@end
@partial p23380
{{>p23381}}
@end
@partial p23381
{{>p23382}}
@end
@partial p23382
{{>p23383}}
@end
@partial p23383
{{>p23384}}
@end
@partial p23384
{{>p23385}}
@end
@partial p23385
{{>p23386}}
@end
@partial p23386
{{>p23387}}
@end
@partial p23387
{{>p23388}}
@end
@partial p23388
{{>p23389}}
@end
@partial p23389
{{>p23390}}
@end
@partial p23390
{{>p23391}}
@end
@partial p23391
{{>p23392}}
@end
@partial p23392
{{>p23393}}
@end
@partial p23393
{{>p23394}}
@end
@partial p23394
{{>p23395}}
@end
@partial p23395
{{>p23396}}
@end
@partial p23396
{{>p23397}}
@end
@partial p23397
{{>p23398}}
@end
@partial p23398
{{>p23399}}
@end
@partial p23399
{{>p23400}}
@end
@partial p23400
{{>p23401}}
@end
@partial p23401
{{>p23402}}
@end
@partial p23402
{{>p23403}}
@end
@partial p23403
{{>p23404}}
@end
@partial p23404
{{>p23405}}
@end
@partial p23405
{{>p23406}}
@end
@partial p23406
{{>p23407}}
@end
@partial p23407
{{>p23408}}
@end
@partial p23408
{{>p23409}}
@end
@partial p23409
{{>p23410}}
@end
@partial p23410
{{>p23411}}
@end
@partial p23411
{{>p23412}}
@end
@partial p23412
{{>p23413}}
@end
@partial p23413
{{>p23414}}
@end
@partial p23414
{{>p23415}}
@end
@partial p23415
{{>p23416}}
@end
@partial p23416
{{>p23417}}
@end
@partial p23417
{{>p23418}}
@end
@partial p23418
{{>p23419}}
@end
@partial p23419
{{>p23420}}
@end
@partial p23420
{{>p23421}}
@end
@partial p23421
{{>p23422}}
@end
@partial p23422
{{>p23423}}
@end
@partial p23423
{{>p23424}}
@end
@partial p23424
{{>p23425}}
@end
@partial p23425
{{>p23426}}
@end
@partial p23426
{{>p23427}}
@end
@partial p23427
{{>p23428}}
@end
@partial p23428
{{>p23429}}
@end
@partial p23429
{{>p23430}}
@end
@partial p23430
{{>p23431}}
@end
@partial p23431
{{>p23432}}
@end
@partial p23432
{{>p23433}}
@end
@partial p23433
{{>p23434}}
@end
@partial p23434
{{>p23435}}
@end
@partial p23435
{{>p23436}}
@end
@partial p23436
{{>p23437}}
@end
@partial p23437
{{>p23438}}
@end
@partial p23438
{{>p23439}}
@end
@partial p23439
{{>p23440}}
@end
@partial p23440
{{>p23441}}
@end
@partial p23441
{{>p23442}}
@end
@partial p23442
{{>p23443}}
@end
@partial p23443
{{>p23444}}
@end
@partial p23444
{{>p23445}}
@end
@partial p23445
{{>p23446}}
@end
@partial p23446
{{>p23447}}
@end
@partial p23447
{{>p23448}}
@end
@partial p23448
{{>p23449}}
@end
@partial p23449
{{>p23450}}
@end
@partial p23450
{{>p23451}}
@end
@partial p23451
{{>p23452}}
@end
@partial p23452
{{>p23453}}
@end
@partial p23453
{{>p23454}}
@end
@partial p23454
{{>p23455}}
@end
@partial p23455
{{>p23456}}
@end
@partial p23456
{{>p23457}}
@end
@partial p23457
{{>p23458}}
@end
@partial p23458
{{>p23459}}
@end
@partial p23459
{{>p23460}}
@end
@partial p23460
{{>p23461}}
@end
@partial p23461
{{>p23462}}
@end
@partial p23462
{{>p23463}}
@end
@partial p23463
{{>p23464}}
@end
@partial p23464
{{>p23465}}
@end
@partial p23465
{{>p23466}}
@end
@partial p23466
{{>p23467}}
@end
@partial p23467
{{>p23468}}
@end
@partial p23468
{{>p23469}}
@end
@partial p23469
{{>p23470}}
@end
@partial p23470
{{>p23471}}
@end
@partial p23471
{{>p23472}}
@end
@partial p23472
{{>p23473}}
@end
@partial p23473
{{>p23474}}
@end
@partial p23474
{{>p23475}}
@end
@partial p23475
{{>p23476}}
@end
@partial p23476
{{>p23477}}
@end
@partial p23477
{{>p23478}}
@end
@partial p23478
{{>p23479}}
@end
@partial p23479
{{>p23480}}
@end
@partial p23480
{{>p23481}}
@end
@partial p23481
{{>p23482}}
@end
@partial p23482
{{>p23483}}
@end
@partial p23483
{{>p23484}}
@end
@partial p23484
{{>p23485}}
@end
@partial p23485
{{>p23486}}
@end
@partial p23486
{{>p23487}}
@end
@partial p23487
{{>p23488}}
@end
@partial p23488
{{>p23489}}
@end
@partial p23489
{{>p23490}}
@end
@partial p23490
{{>p23491}}
@end
@partial p23491
{{>p23492}}
@end
@partial p23492
{{>p23493}}
@end
@partial p23493
{{>p23494}}
@end
@partial p23494
{{>p23495}}
@end
@partial p23495
{{>p23496}}
@end
@partial p23496
{{>p23497}}
@end
@partial p23497
{{>p23498}}
@end
@partial p23498
{{>p23499}}
@end
@partial p23499
{{>p23500}}
@end
@partial p23500
{{>p23501}}
@end
@partial p23501
{{>p23502}}
@end
@partial p23502
{{>p23503}}
@end
@partial p23503
{{>p23504}}
@end
@partial p23504
{{>p23505}}
@end
@partial p23505
{{>p23506}}
@end
@partial p23506
{{>p23507}}
@end
@partial p23507
{{>p23508}}
@end
@partial p23508
{{>p23509}}
@end
@partial p23509
{{>p23510}}
@end
@partial p23510
{{>p23511}}
@end
@partial p23511
{{>p23512}}
@end
@partial p23512
{{>p23513}}
@end
@partial p23513
{{>p23514}}
@end
@partial p23514
{{>p23515}}
@end
@partial p23515
{{>p23516}}
@end
@partial p23516
{{>p23517}}
@end
@partial p23517
{{>p23518}}
@end
@partial p23518
{{>p23519}}
@end
@partial p23519
{{>p23520}}
@end
@partial p23520
{{>p23521}}
@end
@partial p23521
{{>p23522}}
@end
@partial p23522
{{>p23523}}
@end
@partial p23523
{{>p23524}}
@end
@partial p23524
{{>p23525}}
@end
@partial p23525
{{>p23526}}
@end
@partial p23526
{{>p23527}}
@end
@partial p23527
{{>p23528}}
@end
@partial p23528
{{>p23529}}
@end
@partial p23529
{{>p23530}}
@end
@partial p23530
{{>p23531}}
@end
@partial p23531
{{>p23532}}
@end
@partial p23532
{{>p23533}}
@end
@partial p23533
{{>p23534}}
@end
@partial p23534
{{>p23535}}
@end
@partial p23535
{{>p23536}}
@end
@partial p23536
{{>p23537}}
@end
@partial p23537
{{>p23538}}
@end
@partial p23538
{{>p23539}}
@end
@partial p23539
{{>p23540}}
@end
@partial p23540
{{>p23541}}
@end
@partial p23541
{{>p23542}}
@end
@partial p23542
{{>p23543}}
@end
@partial p23543
{{>p23544}}
@end
@partial p23544
{{>p23545}}
@end
@partial p23545
{{>p23546}}
@end
@partial p23546
{{>p23547}}
@end
@partial p23547
{{>p23548}}
@end
@partial p23548
{{>p23549}}
@end
@partial p23549
{{>p23550}}
@end
@partial p23550
{{>p23551}}
@end
@partial p23551
{{>p23552}}
@end
@partial p23552
{{>p23553}}
@end
@partial p23553
{{>p23554}}
@end
@partial p23554
{{>p23555}}
@end
@partial p23555
{{>p23556}}
@end
@partial p23556
{{>p23557}}
@end
@partial p23557
{{>p23558}}
@end
@partial p23558
{{>p23559}}
@end
@partial p23559
{{>p23560}}
@end
@partial p23560
{{>p23561}}
@end
@partial p23561
{{>p23562}}
@end
@partial p23562
{{>p23563}}
@end
@partial p23563
{{>p23564}}
@end
@partial p23564
{{>p23565}}
@end
@partial p23565
{{>p23566}}
@end
@partial p23566
{{>p23567}}
@end
@partial p23567
{{>p23568}}
@end
@partial p23568
{{>p23569}}
@end
@partial p23569
{{>p23570}}
@end
@partial p23570
{{>p23571}}
@end
@partial p23571
{{>p23572}}
@end
@partial p23572
{{>p23573}}
@end
@partial p23573
{{>p23574}}
@end
@partial p23574
{{>p23575}}
@end
@partial p23575
{{>p23576}}
@end
@partial p23576
{{>p23577}}
@end
@partial p23577
{{>p23578}}
@end
@partial p23578
{{>p23579}}
@end
@partial p23579
{{>p23580}}
@end
@partial p23580
{{>p23581}}
@end
@partial p23581
{{>p23582}}
@end
@partial p23582
{{>p23583}}
@end
@partial p23583
{{>p23584}}
@end
@partial p23584
{{>p23585}}
@end
@partial p23585
{{>p23586}}
@end
@partial p23586
{{>p23587}}
@end
@partial p23587
{{>p23588}}
@end
@partial p23588
{{>p23589}}
@end
@partial p23589
{{>p23590}}
@end
@partial p23590
{{>p23591}}
@end
@partial p23591
{{>p23592}}
@end
@partial p23592
{{>p23593}}
@end
@partial p23593
{{>p23594}}
@end
@partial p23594
{{>p23595}}
@end
@partial p23595
{{>p23596}}
@end
@partial p23596
{{>p23597}}
@end
@partial p23597
{{>p23598}}
@end
@partial p23598
{{>p23599}}
@end
@partial p23599
{{>p23600}}
@end
@partial p23600
{{>p23601}}
@end
@partial p23601
{{>p23602}}
@end
@partial p23602
{{>p23603}}
@end
@partial p23603
{{>p23604}}
@end
@partial p23604
{{>p23605}}
@end
@partial p23605
{{>p23606}}
@end
@partial p23606
{{>p23607}}
@end
@partial p23607
{{>p23608}}
@end
@partial p23608
{{>p23609}}
@end
@partial p23609
{{>p23610}}
@end
@partial p23610
{{>p23611}}
@end
@partial p23611
{{>p23612}}
@end
@partial p23612
{{>p23613}}
@end
@partial p23613
{{>p23614}}
@end
@partial p23614
{{>p23615}}
@end
@partial p23615
{{>p23616}}
@end
@partial p23616
{{>p23617}}
@end
@partial p23617
{{>p23618}}
@end
@partial p23618
{{>p23619}}
@end
@partial p23619
{{>p23620}}
@end
@partial p23620
{{>p23621}}
@end
@partial p23621
{{>p23622}}
@end
@partial p23622
{{>p23623}}
@end
@partial p23623
{{>p23624}}
@end
@partial p23624
{{>p23625}}
@end
@partial p23625
{{>p23626}}
@end
@partial p23626
{{>p23627}}
@end
@partial p23627
{{>p23628}}
@end
@partial p23628
{{>p23629}}
@end
@partial p23629
{{>p23630}}
@end
@partial p23630
{{>p23631}}
@end
@partial p23631
{{>p23632}}
@end
@partial p23632
{{>p23633}}
@end
@partial p23633
{{>p23634}}
@end
@partial p23634
{{>p23635}}
@end
@partial p23635
{{>p23636}}
@end
@partial p23636
{{>p23637}}
@end
@partial p23637
{{>p23638}}
@end
@partial p23638
{{>p23639}}
@end
@partial p23639
{{>p23640}}
@end
@partial p23640
{{>p23641}}
@end
@partial p23641
{{>p23642}}
@end
@partial p23642
{{>p23643}}
@end
@partial p23643
{{>p23644}}
@end
@partial p23644
{{>p23645}}
@end
@partial p23645
{{>p23646}}
@end
@partial p23646
{{>p23647}}
@end
@partial p23647
{{>p23648}}
@end
@partial p23648
{{>p23649}}
@end
@partial p23649
{{>p23650}}
@end
@partial p23650
{{>p23651}}
@end
@partial p23651
{{>p23652}}
@end
@partial p23652
{{>p23653}}
@end
@partial p23653
{{>p23654}}
@end
@partial p23654
{{>p23655}}
@end
@partial p23655
{{>p23656}}
@end
@partial p23656
{{>p23657}}
@end
@partial p23657
{{>p23658}}
@end
@partial p23658
{{>p23659}}
@end
@partial p23659
{{>p23660}}
@end
@partial p23660
{{>p23661}}
@end
@partial p23661
{{>p23662}}
@end
@partial p23662
{{>p23663}}
@end
@partial p23663
{{>p23664}}
@end
@partial p23664
{{>p23665}}
@end
@partial p23665
{{>p23666}}
@end
@partial p23666
{{>p23667}}
@end
@partial p23667
{{>p23668}}
@end
@partial p23668
{{>p23669}}
@end
@partial p23669
{{>p23670}}
@end
@partial p23670
{{>p23671}}
@end
@partial p23671
{{>p23672}}
@end
@partial p23672
{{>p23673}}
@end
@partial p23673
{{>p23674}}
@end
@partial p23674
{{>p23675}}
@end
@partial p23675
{{>p23676}}
@end
@partial p23676
{{>p23677}}
@end
@partial p23677
{{>p23678}}
@end
@partial p23678
{{>p23679}}
@end
@partial p23679
{{>p23680}}
@end
@partial p23680
{{>p23681}}
@end
@partial p23681
{{>p23682}}
@end
@partial p23682
{{>p23683}}
@end
@partial p23683
{{>p23684}}
@end
@partial p23684
{{>p23685}}
@end
@partial p23685
{{>p23686}}
@end
@partial p23686
{{>p23687}}
@end
@partial p23687
{{>p23688}}
@end
@partial p23688
{{>p23689}}
@end
@partial p23689
{{>p23690}}
@end
@partial p23690
{{>p23691}}
@end
@partial p23691
{{>p23692}}
@end
@partial p23692
{{>p23693}}
@end
@partial p23693
{{>p23694}}
@end
@partial p23694
{{>p23695}}
@end
@partial p23695
{{>p23696}}
@end
@partial p23696
{{>p23697}}
@end
@partial p23697
{{>p23698}}
@end
@partial p23698
{{>p23699}}
@end
@partial p23699
{{>p23700}}
@end
@partial p23700
{{>p23701}}
@end
@partial p23701
{{>p23702}}
@end
@partial p23702
{{>p23703}}
@end
@partial p23703
{{>p23704}}
@end
@partial p23704
{{>p23705}}
@end
@partial p23705
{{>p23706}}
@end
@partial p23706
{{>p23707}}
@end
@partial p23707
{{>p23708}}
@end
@partial p23708
{{>p23709}}
@end
@partial p23709
{{>p23710}}
@end
@partial p23710
{{>p23711}}
@end
@partial p23711
{{>p23712}}
@end
@partial p23712
{{>p23713}}
@end
@partial p23713
{{>p23714}}
@end
@partial p23714
{{>p23715}}
@end
@partial p23715
{{>p23716}}
@end
@partial p23716
{{>p23717}}
@end
@partial p23717
{{>p23718}}
@end
@partial p23718
{{>p23719}}
@end
@partial p23719
{{>p23720}}
@end
@partial p23720
{{>p23721}}
@end
@partial p23721
{{>p23722}}
@end
@partial p23722
{{>p23723}}
@end
@partial p23723
{{>p23724}}
@end
@partial p23724
{{>p23725}}
@end
@partial p23725
{{>p23726}}
@end
@partial p23726
{{>p23727}}
@end
@partial p23727
{{>p23728}}
@end
@partial p23728
{{>p23729}}
@end
@partial p23729
{{>p23730}}
@end
@partial p23730
{{>p23731}}
@end
@partial p23731
{{>p23732}}
@end
@partial p23732
{{>p23733}}
@end
@partial p23733
{{>p23734}}
@end
@partial p23734
{{>p23735}}
@end
@partial p23735
{{>p23736}}
@end
@partial p23736
{{>p23737}}
@end
@partial p23737
{{>p23738}}
@end
@partial p23738
{{>p23739}}
@end
@partial p23739
{{>p23740}}
@end
@partial p23740
{{>p23741}}
@end
@partial p23741
{{>p23742}}
@end
@partial p23742
{{>p23743}}
@end
@partial p23743
{{>p23744}}
@end
@partial p23744
{{>p23745}}
@end
@partial p23745
{{>p23746}}
@end
@partial p23746
{{>p23747}}
@end
@partial p23747
{{>p23748}}
@end
@partial p23748
{{>p23749}}
@end
@partial p23749
{{>p23750}}
@end
@partial p23750
{{>p23751}}
@end
@partial p23751
{{>p23752}}
@end
@partial p23752
{{>p23753}}
@end
@partial p23753
{{>p23754}}
@end
@partial p23754
{{>p23755}}
@end
@partial p23755
{{>p23756}}
@end
@partial p23756
{{>p23757}}
@end
@partial p23757
{{>p23758}}
@end
@partial p23758
{{>p23759}}
@end
@partial p23759
{{>p23760}}
@end
@partial p23760
{{>p23761}}
@end
@partial p23761
{{>p23762}}
@end
@partial p23762
{{>p23763}}
@end
@partial p23763
{{>p23764}}
@end
@partial p23764
{{>p23765}}
@end
@partial p23765
{{>p23766}}
@end
@partial p23766
{{>p23767}}
@end
@partial p23767
{{>p23768}}
@end
@partial p23768
{{>p23769}}
@end
@partial p23769
{{>p23770}}
@end
@partial p23770
{{>p23771}}
@end
@partial p23771
{{>p23772}}
@end
@partial p23772
{{>p23773}}
@end
@partial p23773
{{>p23774}}
@end
@partial p23774
{{>p23775}}
@end
@partial p23775
{{>p23776}}
@end
@partial p23776
{{>p23777}}
@end
@partial p23777
{{>p23778}}
@end
@partial p23778
{{>p23779}}
@end
@partial p23779
{{>p23780}}
@end
@partial p23780
{{>p23781}}
@end
@partial p23781
{{>p23782}}
@end
@partial p23782
{{>p23783}}
@end
@partial p23783
{{>p23784}}
@end
@partial p23784
{{>p23785}}
@end
@partial p23785
{{>p23786}}
@end
@partial p23786
{{>p23787}}
@end
@partial p23787
{{>p23788}}
@end
@partial p23788
{{>p23789}}
@end
@partial p23789
{{>p23790}}
@end
@partial p23790
{{>p23791}}
@end
@partial p23791
{{>p23792}}
@end
@partial p23792
{{>p23793}}
@end
@partial p23793
{{>p23794}}
@end
@partial p23794
{{>p23795}}
@end
@partial p23795
{{>p23796}}
@end
@partial p23796
{{>p23797}}
@end
@partial p23797
{{>p23798}}
@end
@partial p23798
{{>p23799}}
@end
@partial p23799
{{>p23800}}
@end
@partial p23800
{{>p23801}}
@end
@partial p23801
{{>p23802}}
@end
@partial p23802
{{>p23803}}
@end
@partial p23803
{{>p23804}}
@end
@partial p23804
{{>p23805}}
@end
@partial p23805
{{>p23806}}
@end
@partial p23806
{{>p23807}}
@end
@partial p23807
{{>p23808}}
@end
@partial p23808
{{>p23809}}
@end
@partial p23809
{{>p23810}}
@end
@partial p23810
{{>p23811}}
@end
@partial p23811
{{>p23812}}
@end
@partial p23812
{{>p23813}}
@end
@partial p23813
{{>p23814}}
@end
@partial p23814
{{>p23815}}
@end
@partial p23815
{{>p23816}}
@end
@partial p23816
{{>p23817}}
@end
@partial p23817
{{>p23818}}
@end
@partial p23818
{{>p23819}}
@end
@partial p23819
{{>p23820}}
@end
@partial p23820
{{>p23821}}
@end
@partial p23821
{{>p23822}}
@end
@partial p23822
{{>p23823}}
@end
@partial p23823
{{>p23824}}
@end
@partial p23824
{{>p23825}}
@end
@partial p23825
{{>p23826}}
@end
@partial p23826
{{>p23827}}
@end
@partial p23827
{{>p23828}}
@end
@partial p23828
{{>p23829}}
@end
@partial p23829
{{>p23830}}
@end
@partial p23830
{{>p23831}}
@end
@partial p23831
{{>p23832}}
@end
@partial p23832
{{>p23833}}
@end
@partial p23833
{{>p23834}}
@end
@partial p23834
{{>p23835}}
@end
@partial p23835
{{>p23836}}
@end
@partial p23836
{{>p23837}}
@end
@partial p23837
{{>p23838}}
@end
@partial p23838
{{>p23839}}
@end
@partial p23839
{{>p23840}}
@end
@partial p23840
{{>p23841}}
@end
@partial p23841
{{>p23842}}
@end
@partial p23842
{{>p23843}}
@end
@partial p23843
{{>p23844}}
@end
@partial p23844
{{>p23845}}
@end
@partial p23845
{{>p23846}}
@end
@partial p23846
{{>p23847}}
@end
@partial p23847
{{>p23848}}
@end
@partial p23848
{{>p23849}}
@end
@partial p23849
{{>p23850}}
@end
@partial p23850
{{>p23851}}
@end
@partial p23851
{{>p23852}}
@end
@partial p23852
{{>p23853}}
@end
@partial p23853
{{>p23854}}
@end
@partial p23854
{{>p23855}}
@end
@partial p23855
{{>p23856}}
@end
@partial p23856
{{>p23857}}
@end
@partial p23857
{{>p23858}}
@end
@partial p23858
{{>p23859}}
@end
@partial p23859
{{>p23860}}
@end
@partial p23860
{{>p23861}}
@end
@partial p23861
{{>p23862}}
@end
@partial p23862
{{>p23863}}
@end
@partial p23863
{{>p23864}}
@end
@partial p23864
{{>p23865}}
@end
@partial p23865
{{>p23866}}
@end
@partial p23866
{{>p23867}}
@end
@partial p23867
{{>p23868}}
@end
@partial p23868
{{>p23869}}
@end
@partial p23869
{{>p23870}}
@end
@partial p23870
{{>p23871}}
@end
@partial p23871
{{>p23872}}
@end
@partial p23872
{{>p23873}}
@end
@partial p23873
{{>p23874}}
@end
@partial p23874
{{>p23875}}
@end
@partial p23875
{{>p23876}}
@end
@partial p23876
{{>p23877}}
@end
@partial p23877
{{>p23878}}
@end
@partial p23878
{{>p23879}}
@end
@partial p23879
{{>p23880}}
@end
@partial p23880
{{>p23881}}
@end
@partial p23881
{{>p23882}}
@end
@partial p23882
{{>p23883}}
@end
@partial p23883
{{>p23884}}
@end
@partial p23884
{{>p23885}}
@end
@partial p23885
{{>p23886}}
@end
@partial p23886
{{>p23887}}
@end
@partial p23887
{{>p23888}}
@end
@partial p23888
{{>p23889}}
@end
@partial p23889
{{>p23890}}
@end
@partial p23890
{{>p23891}}
@end
@partial p23891
{{>p23892}}
@end
@partial p23892
{{>p23893}}
@end
@partial p23893
{{>p23894}}
@end
@partial p23894
{{>p23895}}
@end
@partial p23895
{{>p23896}}
@end
@partial p23896
{{>p23897}}
@end
@partial p23897
{{>p23898}}
@end
@partial p23898
{{>p23899}}
@end
@partial p23899
{{>p23900}}
@end
@partial p23900
{{>p23901}}
@end
@partial p23901
{{>p23902}}
@end
@partial p23902
{{>p23903}}
@end
@partial p23903
{{>p23904}}
@end
@partial p23904
{{>p23905}}
@end
@partial p23905
{{>p23906}}
@end
@partial p23906
{{>p23907}}
@end
@partial p23907
{{>p23908}}
@end
@partial p23908
{{>p23909}}
@end
@partial p23909
{{>p23910}}
@end
@partial p23910
{{>p23911}}
@end
@partial p23911
{{>p23912}}
@end
@partial p23912
{{>p23913}}
@end
@partial p23913
{{>p23914}}
@end
@partial p23914
{{>p23915}}
@end
@partial p23915
{{>p23916}}
@end
@partial p23916
{{>p23917}}
@end
@partial p23917
{{>p23918}}
@end
@partial p23918
{{>p23919}}
@end
@partial p23919
{{>p23920}}
@end
@partial p23920
{{>p23921}}
@end
@partial p23921
{{>p23922}}
@end
@partial p23922
{{>p23923}}
@end
@partial p23923
{{>p23924}}
@end
@partial p23924
{{>p23925}}
@end
@partial p23925
{{>p23926}}
@end
@partial p23926
{{>p23927}}
@end
@partial p23927
{{>p23928}}
@end
@partial p23928
{{>p23929}}
@end
@partial p23929
{{>p23930}}
@end
@partial p23930
{{>p23931}}
@end
@partial p23931
{{>p23932}}
@end
@partial p23932
{{>p23933}}
@end
@partial p23933
{{>p23934}}
@end
@partial p23934
{{>p23935}}
@end
@partial p23935
{{>p23936}}
@end
@partial p23936
{{>p23937}}
@end
@partial p23937
{{>p23938}}
@end
@partial p23938
{{>p23939}}
@end
@partial p23939
{{>p23940}}
@end
@partial p23940
{{>p23941}}
@end
@partial p23941
{{>p23942}}
@end
@partial p23942
{{>p23943}}
@end
@partial p23943
{{>p23944}}
@end
@partial p23944
{{>p23945}}
@end
@partial p23945
{{>p23946}}
@end
@partial p23946
{{>p23947}}
@end
@partial p23947
{{>p23948}}
@end
@partial p23948
{{>p23949}}
@end
@partial p23949
{{>p23950}}
@end
@partial p23950
{{>p23951}}
@end
@partial p23951
{{>p23952}}
@end
@partial p23952
{{>p23953}}
@end
@partial p23953
{{>p23954}}
@end
@partial p23954
{{>p23955}}
@end
@partial p23955
{{>p23956}}
@end
@partial p23956
{{>p23957}}
@end
@partial p23957
{{>p23958}}
@end
@partial p23958
{{>p23959}}
@end
@partial p23959
{{>p23960}}
@end
@partial p23960
{{>p23961}}
@end
@partial p23961
{{>p23962}}
@end
@partial p23962
{{>p23963}}
@end
@partial p23963
{{>p23964}}
@end
@partial p23964
{{>p23965}}
@end
@partial p23965
{{>p23966}}
@end
@partial p23966
{{>p23967}}
@end
@partial p23967
{{>p23968}}
@end
@partial p23968
{{>p23969}}
@end
@partial p23969
{{>p23970}}
@end
@partial p23970
{{>p23971}}
@end
@partial p23971
{{>p23972}}
@end
@partial p23972
{{>p23973}}
@end
@partial p23973
{{>p23974}}
@end
@partial p23974
{{>p23975}}
@end
@partial p23975
{{>p23976}}
@end
@partial p23976
{{>p23977}}
@end
@partial p23977
{{>p23978}}
@end
@partial p23978
{{>p23979}}
@end
@partial p23979
{{>p23980}}
@end
@partial p23980
{{>p23981}}
@end
@partial p23981
{{>p23982}}
@end
@partial p23982
{{>p23983}}
@end
@partial p23983
{{>p23984}}
@end
@partial p23984
{{>p23985}}
@end
@partial p23985
{{>p23986}}
@end
@partial p23986
{{>p23987}}
@end
@partial p23987
{{>p23988}}
@end
@partial p23988
{{>p23989}}
@end
@partial p23989
{{>p23990}}
@end
@partial p23990
{{>p23991}}
@end
@partial p23991
{{>p23992}}
@end
@partial p23992
{{>p23993}}
@end
@partial p23993
{{>p23994}}
@end
@partial p23994
{{>p23995}}
@end
@partial p23995
{{>p23996}}
@end
@partial p23996
{{>p23997}}
@end
@partial p23997
{{>p23998}}
@end
@partial p23998
{{>p23999}}
@end
@partial p23999
{{>p24000}}
@end
@partial p24000
{{>p24001}}
@end
@partial p24001
{{>p24002}}
@end
@partial p24002
{{>p24003}}
@end
@partial p24003
{{>p24004}}
@end
@partial p24004
{{>p24005}}
@end
@partial p24005
{{>p24006}}
@end
@partial p24006
{{>p24007}}
@end
@partial p24007
{{>p24008}}
@end
@partial p24008
{{>p24009}}
@end
@partial p24009
{{>p24010}}
@end
@partial p24010
{{>p24011}}
@end
@partial p24011
{{>p24012}}
@end
@partial p24012
{{>p24013}}
@end
@partial p24013
{{>p24014}}
@end
@partial p24014
{{>p24015}}
@end
@partial p24015
{{>p24016}}
@end
@partial p24016
{{>p24017}}
@end
@partial p24017
{{>p24018}}
@end
@partial p24018
{{>p24019}}
@end
@partial p24019
{{>p24020}}
@end
@partial p24020
{{>p24021}}
@end
@partial p24021
{{>p24022}}
@end
@partial p24022
{{>p24023}}
@end
@partial p24023
{{>p24024}}
@end
@partial p24024
{{>p24025}}
@end
@partial p24025
{{>p24026}}
@end
@partial p24026
{{>p24027}}
@end
@partial p24027
{{>p24028}}
@end
@partial p24028
{{>p24029}}
@end
@partial p24029
{{>p24030}}
@end
@partial p24030
{{>p24031}}
@end
@partial p24031
{{>p24032}}
@end
@partial p24032
{{>p24033}}
@end
@partial p24033
{{>p24034}}
@end
@partial p24034
{{>p24035}}
@end
@partial p24035
{{>p24036}}
@end
@partial p24036
{{>p24037}}
@end
@partial p24037
{{>p24038}}
@end
@partial p24038
{{>p24039}}
@end
@partial p24039
{{>p24040}}
@end
@partial p24040
{{>p24041}}
@end
@partial p24041
{{>p24042}}
@end
@partial p24042
{{>p24043}}
@end
@partial p24043
{{>p24044}}
@end
@partial p24044
{{>p24045}}
@end
@partial p24045
{{>p24046}}
@end
@partial p24046
{{>p24047}}
@end
@partial p24047
{{>p24048}}
@end
@partial p24048
{{>p24049}}
@end
@partial p24049
{{>p24050}}
@end
@partial p24050
{{>p24051}}
@end
@partial p24051
{{>p24052}}
@end
@partial p24052
{{>p24053}}
@end
@partial p24053
{{>p24054}}
@end
@partial p24054
{{>p24055}}
@end
@partial p24055
{{>p24056}}
@end
@partial p24056
{{>p24057}}
@end
@partial p24057
{{>p24058}}
@end
@partial p24058
{{>p24059}}
@end
@partial p24059
{{>p24060}}
@end
@partial p24060
{{>p24061}}
@end
@partial p24061
{{>p24062}}
@end
@partial p24062
{{>p24063}}
@end
@partial p24063
{{>p24064}}
@end
@partial p24064
{{>p24065}}
@end
@partial p24065
{{>p24066}}
@end
@partial p24066
{{>p24067}}
@end
@partial p24067
{{>p24068}}
@end
@partial p24068
{{>p24069}}
@end
@partial p24069
{{>p24070}}
@end
@partial p24070
{{>p24071}}
@end
@partial p24071
{{>p24072}}
@end
@partial p24072
{{>p24073}}
@end
@partial p24073
{{>p24074}}
@end
@partial p24074
{{>p24075}}
@end
@partial p24075
{{>p24076}}
@end
@partial p24076
{{>p24077}}
@end
@partial p24077
{{>p24078}}
@end
@partial p24078
{{>p24079}}
@end
@partial p24079
{{>p24080}}
@end
@partial p24080
{{>p24081}}
@end
@partial p24081
{{>p24082}}
@end
@partial p24082
{{>p24083}}
@end
@partial p24083
{{>p24084}}
@end
@partial p24084
{{>p24085}}
@end
@partial p24085
{{>p24086}}
@end
@partial p24086
{{>p24087}}
@end
@partial p24087
{{>p24088}}
@end
@partial p24088
{{>p24089}}
@end
@partial p24089
{{>p24090}}
@end
@partial p24090
{{>p24091}}
@end
@partial p24091
{{>p24092}}
@end
@partial p24092
{{>p24093}}
@end
@partial p24093
{{>p24094}}
@end
@partial p24094
{{>p24095}}
@end
@partial p24095
{{>p24096}}
@end
@partial p24096
{{>p24097}}
@end
@partial p24097
{{>p24098}}
@end
@partial p24098
{{>p24099}}
@end
@partial p24099
{{>p24100}}
@end
@partial p24100
{{>p24101}}
@end
@partial p24101
{{>p24102}}
@end
@partial p24102
{{>p24103}}
@end
@partial p24103
{{>p24104}}
@end
@partial p24104
{{>p24105}}
@end
@partial p24105
{{>p24106}}
@end
@partial p24106
{{>p24107}}
@end
@partial p24107
{{>p24108}}
@end
@partial p24108
{{>p24109}}
@end
@partial p24109
{{>p24110}}
@end
@partial p24110
{{>p24111}}
@end
@partial p24111
{{>p24112}}
@end
@partial p24112
{{>p24113}}
@end
@partial p24113
{{>p24114}}
@end
@partial p24114
{{>p24115}}
@end
@partial p24115
{{>p24116}}
@end
@partial p24116
{{>p24117}}
@end
@partial p24117
{{>p24118}}
@end
@partial p24118
{{>p24119}}
@end
@partial p24119
{{>p24120}}
@end
@partial p24120
{{>p24121}}
@end
@partial p24121
{{>p24122}}
@end
@partial p24122
{{>p24123}}
@end
@partial p24123
{{>p24124}}
@end
@partial p24124
{{>p24125}}
@end
@partial p24125
{{>p24126}}
@end
@partial p24126
{{>p24127}}
@end
@partial p24127
{{>p24128}}
@end
@partial p24128
{{>p24129}}
@end
@partial p24129
{{>p24130}}
@end
@partial p24130
{{>p24131}}
@end
@partial p24131
{{>p24132}}
@end
@partial p24132
{{>p24133}}
@end
@partial p24133
{{>p24134}}
@end
@partial p24134
{{>p24135}}
@end
@partial p24135
{{>p24136}}
@end
@partial p24136
{{>p24137}}
@end
@partial p24137
{{>p24138}}
@end
@partial p24138
{{>p24139}}
@end
@partial p24139
{{>p24140}}
@end
@partial p24140
{{>p24141}}
@end
@partial p24141
{{>p24142}}
@end
@partial p24142
{{>p24143}}
@end
@partial p24143
{{>p24144}}
@end
@partial p24144
{{>p24145}}
@end
@partial p24145
{{>p24146}}
@end
@partial p24146
{{>p24147}}
@end
@partial p24147
{{>p24148}}
@end
@partial p24148
{{>p24149}}
@end
@partial p24149
{{>p24150}}
@end
@partial p24150
{{>p24151}}
@end
@partial p24151
{{>p24152}}
@end
@partial p24152
{{>p24153}}
@end
@partial p24153
{{>p24154}}
@end
@partial p24154
{{>p24155}}
@end
@partial p24155
{{>p24156}}
@end
@partial p24156
{{>p24157}}
@end
@partial p24157
{{>p24158}}
@end
@partial p24158
{{>p24159}}
@end
@partial p24159
{{>p24160}}
@end
@partial p24160
{{>p24161}}
@end
@partial p24161
{{>p24162}}
@end
@partial p24162
{{>p24163}}
@end
@partial p24163
{{>p24164}}
@end
@partial p24164
{{>p24165}}
@end
@partial p24165
{{>p24166}}
@end
@partial p24166
{{>p24167}}
@end
@partial p24167
{{>p24168}}
@end
@partial p24168
{{>p24169}}
@end
@partial p24169
{{>p24170}}
@end
@partial p24170
{{>p24171}}
@end
@partial p24171
{{>p24172}}
@end
@partial p24172
{{>p24173}}
@end
@partial p24173
{{>p24174}}
@end
@partial p24174
{{>p24175}}
@end
@partial p24175
{{>p24176}}
@end
@partial p24176
{{>p24177}}
@end
@partial p24177
{{>p24178}}
@end
@partial p24178
{{>p24179}}
@end
@partial p24179
{{>p24180}}
@end
@partial p24180
{{>p24181}}
@end
@partial p24181
{{>p24182}}
@end
@partial p24182
{{>p24183}}
@end
@partial p24183
{{>p24184}}
@end
@partial p24184
{{>p24185}}
@end
@partial p24185
{{>p24186}}
@end
@partial p24186
{{>p24187}}
@end
@partial p24187
{{>p24188}}
@end
@partial p24188
{{>p24189}}
@end
@partial p24189
{{>p24190}}
@end
@partial p24190
{{>p24191}}
@end
@partial p24191
{{>p24192}}
@end
@partial p24192
{{>p24193}}
@end
@partial p24193
{{>p24194}}
@end
@partial p24194
{{>p24195}}
@end
@partial p24195
{{>p24196}}
@end
@partial p24196
{{>p24197}}
@end
@partial p24197
{{>p24198}}
@end
@partial p24198
{{>p24199}}
@end
@partial p24199
{{>p24200}}
@end
@partial p24200
{{>p24201}}
@end
@partial p24201
{{>p24202}}
@end
@partial p24202
{{>p24203}}
@end
@partial p24203
{{>p24204}}
@end
@partial p24204
{{>p24205}}
@end
@partial p24205
{{>p24206}}
@end
@partial p24206
{{>p24207}}
@end
@partial p24207
{{>p24208}}
@end
@partial p24208
{{>p24209}}
@end
@partial p24209
{{>p24210}}
@end
@partial p24210
{{>p24211}}
@end
@partial p24211
{{>p24212}}
@end
@partial p24212
{{>p24213}}
@end
@partial p24213
{{>p24214}}
@end
@partial p24214
{{>p24215}}
@end
@partial p24215
{{>p24216}}
@end
@partial p24216
{{>p24217}}
@end
@partial p24217
{{>p24218}}
@end
@partial p24218
{{>p24219}}
@end
@partial p24219
{{>p24220}}
@end
@partial p24220
{{>p24221}}
@end
@partial p24221
{{>p24222}}
@end
@partial p24222
{{>p24223}}
@end
@partial p24223
{{>p24224}}
@end
@partial p24224
{{>p24225}}
@end
@partial p24225
{{>p24226}}
@end
@partial p24226
{{>p24227}}
@end
@partial p24227
{{>p24228}}
@end
@partial p24228
{{>p24229}}
@end
@partial p24229
{{>p24230}}
@end
@partial p24230
{{>p24231}}
@end
@partial p24231
{{>p24232}}
@end
@partial p24232
{{>p24233}}
@end
@partial p24233
{{>p24234}}
@end
@partial p24234
{{>p24235}}
@end
@partial p24235
{{>p24236}}
@end
@partial p24236
{{>p24237}}
@end
@partial p24237
{{>p24238}}
@end
@partial p24238
{{>p24239}}
@end
@partial p24239
{{>p24240}}
@end
@partial p24240
{{>p24241}}
@end
@partial p24241
{{>p24242}}
@end
@partial p24242
{{>p24243}}
@end
@partial p24243
{{>p24244}}
@end
@partial p24244
{{>p24245}}
@end
@partial p24245
{{>p24246}}
@end
@partial p24246
{{>p24247}}
@end
@partial p24247
{{>p24248}}
@end
@partial p24248
{{>p24249}}
@end
@partial p24249
{{>p24250}}
@end
@partial p24250
{{>p24251}}
@end
@partial p24251
{{>p24252}}
@end
@partial p24252
{{>p24253}}
@end
@partial p24253
{{>p24254}}
@end
@partial p24254
{{>p24255}}
@end
@partial p24255
{{>p24256}}
@end
@partial p24256
{{>p24257}}
@end
@partial p24257
{{>p24258}}
@end
@partial p24258
{{>p24259}}
@end
@partial p24259
{{>p24260}}
@end
@partial p24260
{{>p24261}}
@end
@partial p24261
{{>p24262}}
@end
@partial p24262
{{>p24263}}
@end
@partial p24263
{{>p24264}}
@end
@partial p24264
{{>p24265}}
@end
@partial p24265
{{>p24266}}
@end
@partial p24266
{{>p24267}}
@end
@partial p24267
{{>p24268}}
@end
@partial p24268
{{>p24269}}
@end
@partial p24269
{{>p24270}}
@end
@partial p24270
{{>p24271}}
@end
@partial p24271
{{>p24272}}
@end
@partial p24272
{{>p24273}}
@end
@partial p24273
{{>p24274}}
@end
@partial p24274
{{>p24275}}
@end
@partial p24275
{{>p24276}}
@end
@partial p24276
{{>p24277}}
@end
@partial p24277
{{>p24278}}
@end
@partial p24278
{{>p24279}}
@end
@partial p24279
{{>p24280}}
@end
@partial p24280
{{>p24281}}
@end
@partial p24281
{{>p24282}}
@end
@partial p24282
{{>p24283}}
@end
@partial p24283
{{>p24284}}
@end
@partial p24284
{{>p24285}}
@end
@partial p24285
{{>p24286}}
@end
@partial p24286
{{>p24287}}
@end
@partial p24287
{{>p24288}}
@end
@partial p24288
{{>p24289}}
@end
@partial p24289
{{>p24290}}
@end
@partial p24290
{{>p24291}}
@end
@partial p24291
{{>p24292}}
@end
@partial p24292
{{>p24293}}
@end
@partial p24293
{{>p24294}}
@end
@partial p24294
{{>p24295}}
@end
@partial p24295
{{>p24296}}
@end
@partial p24296
{{>p24297}}
@end
@partial p24297
{{>p24298}}
@end
@partial p24298
{{>p24299}}
@end
@partial p24299
{{>p24300}}
@end
@partial p24300
{{>p24301}}
@end
@partial p24301
{{>p24302}}
@end
@partial p24302
{{>p24303}}
@end
@partial p24303
{{>p24304}}
@end
@partial p24304
{{>p24305}}
@end
@partial p24305
{{>p24306}}
@end
@partial p24306
{{>p24307}}
@end
@partial p24307
{{>p24308}}
@end
@partial p24308
{{>p24309}}
@end
@partial p24309
{{>p24310}}
@end
@partial p24310
{{>p24311}}
@end
@partial p24311
{{>p24312}}
@end
@partial p24312
{{>p24313}}
@end
@partial p24313
{{>p24314}}
@end
@partial p24314
{{>p24315}}
@end
@partial p24315
{{>p24316}}
@end
@partial p24316
{{>p24317}}
@end
@partial p24317
{{>p24318}}
@end
@partial p24318
{{>p24319}}
@end
@partial p24319
{{>p24320}}
@end
@partial p24320
{{>p24321}}
@end
@partial p24321
{{>p24322}}
@end
@partial p24322
{{>p24323}}
@end
@partial p24323
{{>p24324}}
@end
@partial p24324
{{>p24325}}
@end
@partial p24325
{{>p24326}}
@end
@partial p24326
{{>p24327}}
@end
@partial p24327
{{>p24328}}
@end
@partial p24328
{{>p24329}}
@end
@partial p24329
{{>p24330}}
@end
@partial p24330
{{>p24331}}
@end
@partial p24331
{{>p24332}}
@end
@partial p24332
{{>p24333}}
@end
@partial p24333
{{>p24334}}
@end
@partial p24334
{{>p24335}}
@end
@partial p24335
{{>p24336}}
@end
@partial p24336
{{>p24337}}
@end
@partial p24337
{{>p24338}}
@end
@partial p24338
{{>p24339}}
@end
@partial p24339
{{>p24340}}
@end
@partial p24340
{{>p24341}}
@end
@partial p24341
{{>p24342}}
@end
@partial p24342
{{>p24343}}
@end
@partial p24343
{{>p24344}}
@end
@partial p24344
{{>p24345}}
@end
@partial p24345
{{>p24346}}
@end
@partial p24346
{{>p24347}}
@end
@partial p24347
{{>p24348}}
@end
@partial p24348
{{>p24349}}
@end
@partial p24349
{{>p24350}}
@end
@partial p24350
{{>p24351}}
@end
@partial p24351
{{>p24352}}
@end
@partial p24352
{{>p24353}}
@end
@partial p24353
{{>p24354}}
@end
@partial p24354
{{>p24355}}
@end
@partial p24355
{{>p24356}}
@end
@partial p24356
{{>p24357}}
@end
@partial p24357
{{>p24358}}
@end
@partial p24358
{{>p24359}}
@end
@partial p24359
{{>p24360}}
@end
@partial p24360
{{>p24361}}
@end
@partial p24361
{{>p24362}}
@end
@partial p24362
{{>p24363}}
@end
@partial p24363
{{>p24364}}
@end
@partial p24364
{{>p24365}}
@end
@partial p24365
{{>p24366}}
@end
@partial p24366
{{>p24367}}
@end
@partial p24367
{{>p24368}}
@end
@partial p24368
{{>p24369}}
@end
@partial p24369
{{>p24370}}
@end
@partial p24370
{{>p24371}}
@end
@partial p24371
{{>p24372}}
@end
@partial p24372
{{>p24373}}
@end
@partial p24373
{{>p24374}}
@end
@partial p24374
{{>p24375}}
@end
@partial p24375
{{>p24376}}
@end
@partial p24376
{{>p24377}}
@end
@partial p24377
{{>p24378}}
@end
@partial p24378
{{>p24379}}
@end
@partial p24379
{{>p24380}}
@end
@partial p24380
{{>p24381}}
@end
@partial p24381
{{>p24382}}
@end
@partial p24382
{{>p24383}}
@end
@partial p24383
{{>p24384}}
@end
@partial p24384
{{>p24385}}
@end
@partial p24385
{{>p24386}}
@end
@partial p24386
{{>p24387}}
@end
@partial p24387
{{>p24388}}
@end
@partial p24388
{{>p24389}}
@end
@partial p24389
{{>p24390}}
@end
@partial p24390
{{>p24391}}
@end
@partial p24391
{{>p24392}}
@end
@partial p24392
{{>p24393}}
@end
@partial p24393
{{>p24394}}
@end
@partial p24394
{{>p24395}}
@end
@partial p24395
{{>p24396}}
@end
@partial p24396
{{>p24397}}
@end
@partial p24397
{{>p24398}}
@end
@partial p24398
{{>p24399}}
@end
@partial p24399
{{>p24400}}
@end
@partial p24400
{{>p24401}}
@end
@partial p24401
{{>p24402}}
@end
@partial p24402
{{>p24403}}
@end
@partial p24403
{{>p24404}}
@end
@partial p24404
{{>p24405}}
@end
@partial p24405
{{>p24406}}
@end
@partial p24406
{{>p24407}}
@end
@partial p24407
{{>p24408}}
@end
@partial p24408
{{>p24409}}
@end
@partial p24409
{{>p24410}}
@end
@partial p24410
{{>p24411}}
@end
@partial p24411
{{>p24412}}
@end
@partial p24412
{{>p24413}}
@end
@partial p24413
{{>p24414}}
@end
@partial p24414
{{>p24415}}
@end
@partial p24415
{{>p24416}}
@end
@partial p24416
{{>p24417}}
@end
@partial p24417
{{>p24418}}
@end
@partial p24418
{{>p24419}}
@end
@partial p24419
{{>p24420}}
@end
@partial p24420
{{>p24421}}
@end
@partial p24421
{{>p24422}}
@end
@partial p24422
{{>p24423}}
@end
@partial p24423
{{>p24424}}
@end
@partial p24424
{{>p24425}}
@end
@partial p24425
{{>p24426}}
@end
@partial p24426
{{>p24427}}
@end
@partial p24427
{{>p24428}}
@end
@partial p24428
{{>p24429}}
@end
@partial p24429
{{>p24430}}
@end
@partial p24430
{{>p24431}}
@end
@partial p24431
{{>p24432}}
@end
@partial p24432
{{>p24433}}
@end
@partial p24433
{{>p24434}}
@end
@partial p24434
{{>p24435}}
@end
@partial p24435
{{>p24436}}
@end
@partial p24436
{{>p24437}}
@end
@partial p24437
{{>p24438}}
@end
@partial p24438
{{>p24439}}
@end
@partial p24439
{{>p24440}}
@end
@partial p24440
{{>p24441}}
@end
@partial p24441
{{>p24442}}
@end
@partial p24442
{{>p24443}}
@end
@partial p24443
{{>p24444}}
@end
@partial p24444
{{>p24445}}
@end
@partial p24445
{{>p24446}}
@end
@partial p24446
{{>p24447}}
@end
@partial p24447
{{>p24448}}
@end
@partial p24448
{{>p24449}}
@end
@partial p24449
{{>p24450}}
@end
@partial p24450
{{>p24451}}
@end
@partial p24451
{{>p24452}}
@end
@partial p24452
{{>p24453}}
@end
@partial p24453
{{>p24454}}
@end
@partial p24454
{{>p24455}}
@end
@partial p24455
{{>p24456}}
@end
@partial p24456
{{>p24457}}
@end
@partial p24457
{{>p24458}}
@end
@partial p24458
{{>p24459}}
@end
@partial p24459
{{>p24460}}
@end
@partial p24460
{{>p24461}}
@end
@partial p24461
{{>p24462}}
@end
@partial p24462
{{>p24463}}
@end
@partial p24463
{{>p24464}}
@end
@partial p24464
{{>p24465}}
@end
@partial p24465
{{>p24466}}
@end
@partial p24466
{{>p24467}}
@end
@partial p24467
{{>p24468}}
@end
@partial p24468
{{>p24469}}
@end
@partial p24469
{{>p24470}}
@end
@partial p24470
{{>p24471}}
@end
@partial p24471
{{>p24472}}
@end
@partial p24472
{{>p24473}}
@end
@partial p24473
{{>p24474}}
@end
@partial p24474
{{>p24475}}
@end
@partial p24475
{{>p24476}}
@end
@partial p24476
{{>p24477}}
@end
@partial p24477
{{>p24478}}
@end
@partial p24478
{{>p24479}}
@end
@partial p24479
{{>p24480}}
@end
@partial p24480
{{>p24481}}
@end
@partial p24481
{{>p24482}}
@end
@partial p24482
{{>p24483}}
@end
@partial p24483
{{>p24484}}
@end
@partial p24484
{{>p24485}}
@end
@partial p24485
{{>p24486}}
@end
@partial p24486
{{>p24487}}
@end
@partial p24487
{{>p24488}}
@end
@partial p24488
{{>p24489}}
@end
@partial p24489
{{>p24490}}
@end
@partial p24490
{{>p24491}}
@end
@partial p24491
{{>p24492}}
@end
@partial p24492
{{>p24493}}
@end
@partial p24493
{{>p24494}}
@end
@partial p24494
{{>p24495}}
@end
@partial p24495
{{>p24496}}
@end
@partial p24496
{{>p24497}}
@end
@partial p24497
{{>p24498}}
@end
@partial p24498
{{>p24499}}
@end
@partial p24499
{{>p24500}}
@end
@partial p24500
{{>p24501}}
@end
@partial p24501
{{>p24502}}
@end
@partial p24502
{{>p24503}}
@end
@partial p24503
{{>p24504}}
@end
@partial p24504
{{>p24505}}
@end
@partial p24505
{{>p24506}}
@end
@partial p24506
{{>p24507}}
@end
@partial p24507
{{>p24508}}
@end
@partial p24508
{{>p24509}}
@end
@partial p24509
{{>p24510}}
@end
@partial p24510
{{>p24511}}
@end
@partial p24511
{{>p24512}}
@end
@partial p24512
{{>p24513}}
@end
@partial p24513
{{>p24514}}
@end
@partial p24514
{{>p24515}}
@end
@partial p24515
{{>p24516}}
@end
@partial p24516
{{>p24517}}
@end
@partial p24517
{{>p24518}}
@end
@partial p24518
{{>p24519}}
@end
@partial p24519
{{>p24520}}
@end
@partial p24520
{{>p24521}}
@end
@partial p24521
{{>p24522}}
@end
@partial p24522
{{>p24523}}
@end
@partial p24523
{{>p24524}}
@end
@partial p24524
{{>p24525}}
@end
@partial p24525
{{>p24526}}
@end
@partial p24526
{{>p24527}}
@end
@partial p24527
{{>p24528}}
@end
@partial p24528
{{>p24529}}
@end
@partial p24529
{{>p24530}}
@end
@partial p24530
{{>p24531}}
@end
@partial p24531
{{>p24532}}
@end
@partial p24532
{{>p24533}}
@end
@partial p24533
{{>p24534}}
@end
@partial p24534
{{>p24535}}
@end
@partial p24535
{{>p24536}}
@end
@partial p24536
{{>p24537}}
@end
@partial p24537
{{>p24538}}
@end
@partial p24538
{{>p24539}}
@end
@partial p24539
{{>p24540}}
@end
@partial p24540
{{>p24541}}
@end
@partial p24541
{{>p24542}}
@end
@partial p24542
{{>p24543}}
@end
@partial p24543
{{>p24544}}
@end
@partial p24544
{{>p24545}}
@end
@partial p24545
{{>p24546}}
@end
@partial p24546
{{>p24547}}
@end
@partial p24547
{{>p24548}}
@end
@partial p24548
{{>p24549}}
@end
@partial p24549
{{>p24550}}
@end
@partial p24550
{{>p24551}}
@end
@partial p24551
{{>p24552}}
@end
@partial p24552
{{>p24553}}
@end
@partial p24553
{{>p24554}}
@end
@partial p24554
{{>p24555}}
@end
@partial p24555
{{>p24556}}
@end
@partial p24556
{{>p24557}}
@end
@partial p24557
{{>p24558}}
@end
@partial p24558
{{>p24559}}
@end
@partial p24559
{{>p24560}}
@end
@partial p24560
{{>p24561}}
@end
@partial p24561
{{>p24562}}
@end
@partial p24562
{{>p24563}}
@end
@partial p24563
{{>p24564}}
@end
@partial p24564
{{>p24565}}
@end
@partial p24565
{{>p24566}}
@end
@partial p24566
{{>p24567}}
@end
@partial p24567
{{>p24568}}
@end
@partial p24568
{{>p24569}}
@end
@partial p24569
{{>p24570}}
@end
@partial p24570
{{>p24571}}
@end
@partial p24571
{{>p24572}}
@end
@partial p24572
{{>p24573}}
@end
@partial p24573
{{>p24574}}
@end
@partial p24574
{{>p24575}}
@end
@partial p24575
{{>p24576}}
@end
@partial p24576
{{>p24577}}
@end
@partial p24577
{{>p24578}}
@end
@partial p24578
{{>p24579}}
@end
@partial p24579
{{>p24580}}
@end
@partial p24580
{{>p24581}}
@end
@partial p24581
{{>p24582}}
@end
@partial p24582
{{>p24583}}
@end
@partial p24583
{{>p24584}}
@end
@partial p24584
{{>p24585}}
@end
@partial p24585
{{>p24586}}
@end
@partial p24586
{{>p24587}}
@end
@partial p24587
{{>p24588}}
@end
@partial p24588
{{>p24589}}
@end
@partial p24589
{{>p24590}}
@end
@partial p24590
{{>p24591}}
@end
@partial p24591
{{>p24592}}
@end
@partial p24592
{{>p24593}}
@end
@partial p24593
{{>p24594}}
@end
@partial p24594
{{>p24595}}
@end
@partial p24595
{{>p24596}}
@end
@partial p24596
{{>p24597}}
@end
@partial p24597
{{>p24598}}
@end
@partial p24598
{{>p24599}}
@end
@partial p24599
{{>p24600}}
@end
@partial p24600
{{>p24601}}
@end
@partial p24601
{{>p24602}}
@end
@partial p24602
{{>p24603}}
@end
@partial p24603
{{>p24604}}
@end
@partial p24604
{{>p24605}}
@end
@partial p24605
{{>p24606}}
@end
@partial p24606
{{>p24607}}
@end
@partial p24607
{{>p24608}}
@end
@partial p24608
{{>p24609}}
@end
@partial p24609
{{>p24610}}
@end
@partial p24610
{{>p24611}}
@end
@partial p24611
{{>p24612}}
@end
@partial p24612
{{>p24613}}
@end
@partial p24613
{{>p24614}}
@end
@partial p24614
{{>p24615}}
@end
@partial p24615
{{>p24616}}
@end
@partial p24616
{{>p24617}}
@end
@partial p24617
{{>p24618}}
@end
@partial p24618
{{>p24619}}
@end
@partial p24619
{{>p24620}}
@end
@partial p24620
{{>p24621}}
@end
@partial p24621
{{>p24622}}
@end
@partial p24622
{{>p24623}}
@end
@partial p24623
{{>p24624}}
@end
@partial p24624
{{>p24625}}
@end
@partial p24625
{{>p24626}}
@end
@partial p24626
{{>p24627}}
@end
@partial p24627
{{>p24628}}
@end
@partial p24628
{{>p24629}}
@end
@partial p24629
{{>p24630}}
@end
@partial p24630
{{>p24631}}
@end
@partial p24631
{{>p24632}}
@end
@partial p24632
{{>p24633}}
@end
@partial p24633
{{>p24634}}
@end
@partial p24634
{{>p24635}}
@end
@partial p24635
{{>p24636}}
@end
@partial p24636
{{>p24637}}
@end
@partial p24637
{{>p24638}}
@end
@partial p24638
{{>p24639}}
@end
@partial p24639
{{>p24640}}
@end
@partial p24640
{{>p24641}}
@end
@partial p24641
{{>p24642}}
@end
@partial p24642
{{>p24643}}
@end
@partial p24643
{{>p24644}}
@end
@partial p24644
{{>p24645}}
@end
@partial p24645
{{>p24646}}
@end
@partial p24646
{{>p24647}}
@end
@partial p24647
{{>p24648}}
@end
@partial p24648
{{>p24649}}
@end
@partial p24649
{{>p24650}}
@end
@partial p24650
{{>p24651}}
@end
@partial p24651
{{>p24652}}
@end
@partial p24652
{{>p24653}}
@end
@partial p24653
{{>p24654}}
@end
@partial p24654
{{>p24655}}
@end
@partial p24655
{{>p24656}}
@end
@partial p24656
{{>p24657}}
@end
@partial p24657
{{>p24658}}
@end
@partial p24658
{{>p24659}}
@end
@partial p24659
{{>p24660}}
@end
@partial p24660
{{>p24661}}
@end
@partial p24661
{{>p24662}}
@end
@partial p24662
{{>p24663}}
@end
@partial p24663
{{>p24664}}
@end
@partial p24664
{{>p24665}}
@end
@partial p24665
{{>p24666}}
@end
@partial p24666
{{>p24667}}
@end
@partial p24667
{{>p24668}}
@end
@partial p24668
{{>p24669}}
@end
@partial p24669
{{>p24670}}
@end
@partial p24670
{{>p24671}}
@end
@partial p24671
{{>p24672}}
@end
@partial p24672
{{>p24673}}
@end
@partial p24673
{{>p24674}}
@end
@partial p24674
{{>p24675}}
@end
@partial p24675
{{>p24676}}
@end
@partial p24676
{{>p24677}}
@end
@partial p24677
{{>p24678}}
@end
@partial p24678
{{>p24679}}
@end
@partial p24679
{{>p24680}}
@end
@partial p24680
{{>p24681}}
@end
@partial p24681
{{>p24682}}
@end
@partial p24682
{{>p24683}}
@end
@partial p24683
{{>p24684}}
@end
@partial p24684
{{>p24685}}
@end
@partial p24685
{{>p24686}}
@end
@partial p24686
{{>p24687}}
@end
@partial p24687
{{>p24688}}
@end
@partial p24688
{{>p24689}}
@end
@partial p24689
{{>p24690}}
@end
@partial p24690
{{>p24691}}
@end
@partial p24691
{{>p24692}}
@end
@partial p24692
{{>p24693}}
@end
@partial p24693
{{>p24694}}
@end
@partial p24694
{{>p24695}}
@end
@partial p24695
{{>p24696}}
@end
@partial p24696
{{>p24697}}
@end
@partial p24697
{{>p24698}}
@end
@partial p24698
{{>p24699}}
@end
@partial p24699
{{>p24700}}
@end
@partial p24700
{{>p24701}}
@end
@partial p24701
{{>p24702}}
@end
@partial p24702
{{>p24703}}
@end
@partial p24703
{{>p24704}}
@end
@partial p24704
{{>p24705}}
@end
@partial p24705
{{>p24706}}
@end
@partial p24706
{{>p24707}}
@end
@partial p24707
{{>p24708}}
@end
@partial p24708
{{>p24709}}
@end
@partial p24709
{{>p24710}}
@end
@partial p24710
{{>p24711}}
@end
@partial p24711
{{>p24712}}
@end
@partial p24712
{{>p24713}}
@end
@partial p24713
{{>p24714}}
@end
@partial p24714
{{>p24715}}
@end
@partial p24715
{{>p24716}}
@end
@partial p24716
{{>p24717}}
@end
@partial p24717
{{>p24718}}
@end
@partial p24718
{{>p24719}}
@end
@partial p24719
{{>p24720}}
@end
@partial p24720
{{>p24721}}
@end
@partial p24721
{{>p24722}}
@end
@partial p24722
{{>p24723}}
@end
@partial p24723
{{>p24724}}
@end
@partial p24724
{{>p24725}}
@end
@partial p24725
{{>p24726}}
@end
@partial p24726
{{>p24727}}
@end
@partial p24727
{{>p24728}}
@end
@partial p24728
{{>p24729}}
@end
@partial p24729
{{>p24730}}
@end
@partial p24730
{{>p24731}}
@end
@partial p24731
{{>p24732}}
@end
@partial p24732
{{>p24733}}
@end
@partial p24733
{{>p24734}}
@end
@partial p24734
{{>p24735}}
@end
@partial p24735
{{>p24736}}
@end
@partial p24736
{{>p24737}}
@end
@partial p24737
{{>p24738}}
@end
@partial p24738
{{>p24739}}
@end
@partial p24739
{{>p24740}}
@end
@partial p24740
{{>p24741}}
@end
@partial p24741
{{>p24742}}
@end
@partial p24742
{{>p24743}}
@end
@partial p24743
{{>p24744}}
@end
@partial p24744
{{>p24745}}
@end
@partial p24745
{{>p24746}}
@end
@partial p24746
{{>p24747}}
@end
@partial p24747
{{>p24748}}
@end
@partial p24748
{{>p24749}}
@end
@partial p24749
{{>p24750}}
@end
@partial p24750
{{>p24751}}
@end
@partial p24751
{{>p24752}}
@end
@partial p24752
{{>p24753}}
@end
@partial p24753
{{>p24754}}
@end
@partial p24754
{{>p24755}}
@end
@partial p24755
{{>p24756}}
@end
@partial p24756
{{>p24757}}
@end
@partial p24757
{{>p24758}}
@end
@partial p24758
{{>p24759}}
@end
@partial p24759
{{>p24760}}
@end
@partial p24760
{{>p24761}}
@end
@partial p24761
{{>p24762}}
@end
@partial p24762
{{>p24763}}
@end
@partial p24763
{{>p24764}}
@end
@partial p24764
{{>p24765}}
@end
@partial p24765
{{>p24766}}
@end
@partial p24766
{{>p24767}}
@end
@partial p24767
{{>p24768}}
@end
@partial p24768
{{>p24769}}
@end
@partial p24769
{{>p24770}}
@end
@partial p24770
{{>p24771}}
@end
@partial p24771
{{>p24772}}
@end
@partial p24772
{{>p24773}}
@end
@partial p24773
{{>p24774}}
@end
@partial p24774
{{>p24775}}
@end
@partial p24775
{{>p24776}}
@end
@partial p24776
{{>p24777}}
@end
@partial p24777
{{>p24778}}
@end
@partial p24778
{{>p24779}}
@end
@partial p24779
{{>p24780}}
@end
@partial p24780
{{>p24781}}
@end
@partial p24781
{{>p24782}}
@end
@partial p24782
{{>p24783}}
@end
@partial p24783
{{>p24784}}
@end
@partial p24784
{{>p24785}}
@end
@partial p24785
{{>p24786}}
@end
@partial p24786
{{>p24787}}
@end
@partial p24787
{{>p24788}}
@end
@partial p24788
{{>p24789}}
@end
@partial p24789
{{>p24790}}
@end
@partial p24790
{{>p24791}}
@end
@partial p24791
{{>p24792}}
@end
@partial p24792
{{>p24793}}
@end
@partial p24793
{{>p24794}}
@end
@partial p24794
{{>p24795}}
@end
@partial p24795
{{>p24796}}
@end
@partial p24796
{{>p24797}}
@end
@partial p24797
{{>p24798}}
@end
@partial p24798
{{>p24799}}
@end
@partial p24799
{{>p24800}}
@end
@partial p24800
{{>p24801}}
@end
@partial p24801
{{>p24802}}
@end
@partial p24802
{{>p24803}}
@end
@partial p24803
{{>p24804}}
@end
@partial p24804
{{>p24805}}
@end
@partial p24805
{{>p24806}}
@end
@partial p24806
{{>p24807}}
@end
@partial p24807
{{>p24808}}
@end
@partial p24808
{{>p24809}}
@end
@partial p24809
{{>p24810}}
@end
@partial p24810
{{>p24811}}
@end
@partial p24811
{{>p24812}}
@end
@partial p24812
{{>p24813}}
@end
@partial p24813
{{>p24814}}
@end
@partial p24814
{{>p24815}}
@end
@partial p24815
{{>p24816}}
@end
@partial p24816
{{>p24817}}
@end
@partial p24817
{{>p24818}}
@end
@partial p24818
{{>p24819}}
@end
@partial p24819
{{>p24820}}
@end
@partial p24820
{{>p24821}}
@end
@partial p24821
{{>p24822}}
@end
@partial p24822
{{>p24823}}
@end
@partial p24823
{{>p24824}}
@end
@partial p24824
{{>p24825}}
@end
@partial p24825
{{>p24826}}
@end
@partial p24826
{{>p24827}}
@end
@partial p24827
{{>p24828}}
@end
@partial p24828
{{>p24829}}
@end
@partial p24829
{{>p24830}}
@end
@partial p24830
{{>p24831}}
@end
@partial p24831
{{>p24832}}
@end
@partial p24832
{{>p24833}}
@end
@partial p24833
{{>p24834}}
@end
@partial p24834
{{>p24835}}
@end
@partial p24835
{{>p24836}}
@end
@partial p24836
{{>p24837}}
@end
@partial p24837
{{>p24838}}
@end
@partial p24838
{{>p24839}}
@end
@partial p24839
{{>p24840}}
@end
@partial p24840
{{>p24841}}
@end
@partial p24841
{{>p24842}}
@end
@partial p24842
{{>p24843}}
@end
@partial p24843
{{>p24844}}
@end
@partial p24844
{{>p24845}}
@end
@partial p24845
{{>p24846}}
@end
@partial p24846
{{>p24847}}
@end
@partial p24847
{{>p24848}}
@end
@partial p24848
{{>p24849}}
@end
@partial p24849
{{>p24850}}
@end
@partial p24850
{{>p24851}}
@end
@partial p24851
{{>p24852}}
@end
@partial p24852
{{>p24853}}
@end
@partial p24853
{{>p24854}}
@end
@partial p24854
{{>p24855}}
@end
@partial p24855
{{>p24856}}
@end
@partial p24856
{{>p24857}}
@end
@partial p24857
{{>p24858}}
@end
@partial p24858
{{>p24859}}
@end
@partial p24859
{{>p24860}}
@end
@partial p24860
{{>p24861}}
@end
@partial p24861
{{>p24862}}
@end
@partial p24862
{{>p24863}}
@end
@partial p24863
{{>p24864}}
@end
@partial p24864
{{>p24865}}
@end
@partial p24865
{{>p24866}}
@end
@partial p24866
{{>p24867}}
@end
@partial p24867
{{>p24868}}
@end
@partial p24868
{{>p24869}}
@end
@partial p24869
{{>p24870}}
@end
@partial p24870
{{>p24871}}
@end
@partial p24871
{{>p24872}}
@end
@partial p24872
{{>p24873}}
@end
@partial p24873
{{>p24874}}
@end
@partial p24874
{{>p24875}}
@end
@partial p24875
{{>p24876}}
@end
@partial p24876
{{>p24877}}
@end
@partial p24877
{{>p24878}}
@end
@partial p24878
{{>p24879}}
@end
@partial p24879
{{>p24880}}
@end
@partial p24880
{{>p24881}}
@end
@partial p24881
{{>p24882}}
@end
@partial p24882
{{>p24883}}
@end
@partial p24883
{{>p24884}}
@end
@partial p24884
{{>p24885}}
@end
@partial p24885
{{>p24886}}
@end
@partial p24886
{{>p24887}}
@end
@partial p24887
{{>p24888}}
@end
@partial p24888
{{>p24889}}
@end
@partial p24889
{{>p24890}}
@end
@partial p24890
{{>p24891}}
@end
@partial p24891
{{>p24892}}
@end
@partial p24892
{{>p24893}}
@end
@partial p24893
{{>p24894}}
@end
@partial p24894
{{>p24895}}
@end
@partial p24895
{{>p24896}}
@end
@partial p24896
{{>p24897}}
@end
@partial p24897
{{>p24898}}
@end
@partial p24898
{{>p24899}}
@end
@partial p24899
{{>p24900}}
@end
@partial p24900
{{>p24901}}
@end
@partial p24901
{{>p24902}}
@end
@partial p24902
{{>p24903}}
@end
@partial p24903
{{>p24904}}
@end
@partial p24904
{{>p24905}}
@end
@partial p24905
{{>p24906}}
@end
@partial p24906
{{>p24907}}
@end
@partial p24907
{{>p24908}}
@end
@partial p24908
{{>p24909}}
@end
@partial p24909
{{>p24910}}
@end
@partial p24910
{{>p24911}}
@end
@partial p24911
{{>p24912}}
@end
@partial p24912
{{>p24913}}
@end
@partial p24913
{{>p24914}}
@end
@partial p24914
{{>p24915}}
@end
@partial p24915
{{>p24916}}
@end
@partial p24916
{{>p24917}}
@end
@partial p24917
{{>p24918}}
@end
@partial p24918
{{>p24919}}
@end
@partial p24919
{{>p24920}}
@end
@partial p24920
{{>p24921}}
@end
@partial p24921
{{>p24922}}
@end
@partial p24922
{{>p24923}}
@end
@partial p24923
{{>p24924}}
@end
@partial p24924
{{>p24925}}
@end
@partial p24925
{{>p24926}}
@end
@partial p24926
{{>p24927}}
@end
@partial p24927
{{>p24928}}
@end
@partial p24928
{{>p24929}}
@end
@partial p24929
{{>p24930}}
@end
@partial p24930
{{>p24931}}
@end
@partial p24931
{{>p24932}}
@end
@partial p24932
{{>p24933}}
@end
@partial p24933
{{>p24934}}
@end
@partial p24934
{{>p24935}}
@end
@partial p24935
{{>p24936}}
@end
@partial p24936
{{>p24937}}
@end
@partial p24937
{{>p24938}}
@end
@partial p24938
{{>p24939}}
@end
@partial p24939
{{>p24940}}
@end
@partial p24940
{{>p24941}}
@end
@partial p24941
{{>p24942}}
@end
@partial p24942
{{>p24943}}
@end
@partial p24943
{{>p24944}}
@end
@partial p24944
{{>p24945}}
@end
@partial p24945
{{>p24946}}
@end
@partial p24946
{{>p24947}}
@end
@partial p24947
{{>p24948}}
@end
@partial p24948
{{>p24949}}
@end
@partial p24949
{{>p24950}}
@end
@partial p24950
{{>p24951}}
@end
@partial p24951
{{>p24952}}
@end
@partial p24952
{{>p24953}}
@end
@partial p24953
{{>p24954}}
@end
@partial p24954
{{>p24955}}
@end
@partial p24955
{{>p24956}}
@end
@partial p24956
{{>p24957}}
@end
@partial p24957
{{>p24958}}
@end
@partial p24958
{{>p24959}}
@end
@partial p24959
{{>p24960}}
@end
@partial p24960
{{>p24961}}
@end
@partial p24961
{{>p24962}}
@end
@partial p24962
{{>p24963}}
@end
@partial p24963
{{>p24964}}
@end
@partial p24964
{{>p24965}}
@end
@partial p24965
{{>p24966}}
@end
@partial p24966
{{>p24967}}
@end
@partial p24967
{{>p24968}}
@end
@partial p24968
{{>p24969}}
@end
@partial p24969
{{>p24970}}
@end
@partial p24970
{{>p24971}}
@end
@partial p24971
{{>p24972}}
@end
@partial p24972
{{>p24973}}
@end
@partial p24973
{{>p24974}}
@end
@partial p24974
{{>p24975}}
@end
@partial p24975
{{>p24976}}
@end
@partial p24976
{{>p24977}}
@end
@partial p24977
{{>p24978}}
@end
@partial p24978
{{>p24979}}
@end
@partial p24979
{{>p24980}}
@end
@partial p24980
{{>p24981}}
@end
@partial p24981
{{>p24982}}
@end
@partial p24982
{{>p24983}}
@end
@partial p24983
{{>p24984}}
@end
@partial p24984
{{>p24985}}
@end
@partial p24985
{{>p24986}}
@end
@partial p24986
{{>p24987}}
@end
@partial p24987
{{>p24988}}
@end
@partial p24988
{{>p24989}}
@end
@partial p24989
{{>p24990}}
@end
@partial p24990
{{>p24991}}
@end
@partial p24991
{{>p24992}}
@end
@partial p24992
{{>p24993}}
@end
@partial p24993
{{>p24994}}
@end
@partial p24994
{{>p24995}}
@end
@partial p24995
{{>p24996}}
@end
@partial p24996
{{>p24997}}
@end
@partial p24997
{{>p24998}}
@end
@partial p24998
{{>p24999}}
@end
@partial p24999
{{>p25000}}
@end
@partial p25000
end
@end
@main
{{>p1}}
